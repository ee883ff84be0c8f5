import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { StartError } from "../errors";
import { loadConfig } from "./config";
import { checkDataFolder } from "./dataFolder";

const top = mkdtempSync(path.join(tmpdir(), "data-"));
const DATABASE_URL = "postgres://a@db/circle";

describe("P4 DATA_DIR beside PostgreSQL", () => {
  it("stops the start where it cannot be used", () => {
    const file = path.join(top, "file");
    writeFileSync(file, "");

    for (const DATA_DIR of [file, path.join(file, "below")]) {
      const check = () => checkDataFolder(loadConfig({ DATABASE_URL, DATA_DIR }));
      expect(check).toThrow(StartError);
      expect(check).toThrow(/^DATA_DIR cannot be used: E/);
    }
  });

  it("is made when it is not there, and only where something needs it", () => {
    const [made, notMade] = [path.join(top, "one/two"), path.join(top, "three")];
    const PICTURES_URL = "s3://KEY:SECRET@store.example/circle";

    checkDataFolder(loadConfig({ DATABASE_URL, DATA_DIR: made }));
    checkDataFolder(loadConfig({ DATABASE_URL, DATA_DIR: notMade, PICTURES_URL }));
    checkDataFolder(loadConfig({ DATA_DIR: notMade }));

    expect([existsSync(made), existsSync(notMade)]).toEqual([true, false]);
  });
});
