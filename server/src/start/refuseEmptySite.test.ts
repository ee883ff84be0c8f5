import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { StartError } from "../errors";
import { refuseEmptySite } from "./refuseEmptySite";

const databaseUrl = "postgres://a@db/circle";
const used = mkdtempSync(path.join(tmpdir(), "data-"));
mkdirSync(path.join(used, "database"));
writeFileSync(path.join(used, "database/PG_VERSION"), "18\n");
const unused = mkdtempSync(path.join(tmpdir(), "data-"));
const nobody = async () => false;

describe("P2 a database without members", () => {
  it("stops the start beside a data folder with a community, and says how to move it", async () => {
    const start = refuseEmptySite({ databaseUrl, dataDir: used }, nobody, false);

    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(/^DATABASE_URL: .*has no members.*npm run db:move.*--fresh/);
  });

  it.each([
    ["with members", { databaseUrl, dataDir: used }, async () => true, false],
    ["when it is asked for", { databaseUrl, dataDir: used }, nobody, true],
    ["beside an unused folder", { databaseUrl, dataDir: unused }, nobody, false],
    ["that is the embedded one", { databaseUrl: null, dataDir: used }, nobody, false],
  ])("starts %s", async (_case, config, hasMembers, mayBeEmpty) => {
    await expect(refuseEmptySite(config, hasMembers, mayBeEmpty)).resolves.toBeUndefined();
  });
});
