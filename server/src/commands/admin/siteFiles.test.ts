import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { newSecret, rotateSecretFile } from "../../platform/secrets/secretFile";
import { loadConfig } from "../../start/config";
import { carryFiles, listSiteFiles } from "./siteFiles";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "site-files-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const configOf = (environment: object = {}) => loadConfig({ NODE_ENV: "test", DATA_DIR: folder, ...environment });
const secretsOf = (environment?: object) =>
  listSiteFiles(configOf(environment), { withSecret: true }).map((file) => [file.name, "text" in file && file.text]);
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

describe("P3 the secret of a site", () => {
  it("is kept with the one before it, so that nobody is signed out by a restored backup or a copy", () => {
    writeFileSync(path.join(folder, "jwt-secret"), newSecret());
    expect(secretsOf()).toEqual([["jwt-secret", read("jwt-secret")]]);

    rotateSecretFile(path.join(folder, "jwt-secret"));

    expect(secretsOf()).toEqual([
      ["jwt-secret", read("jwt-secret")],
      ["jwt-secret.previous", read("jwt-secret.previous")],
    ]);
    const copy = path.join(folder, "copy");
    carryFiles(configOf(), copy);
    expect(read("copy/jwt-secret.previous")).toBe(read("jwt-secret.previous"));
  });

  it("is that of the settings where these have it, and can be left out", () => {
    const [secret, earlier] = [newSecret(), newSecret()];

    expect(secretsOf({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: earlier })).toEqual([
      ["jwt-secret", secret],
      ["jwt-secret.previous", earlier],
    ]);
    expect(listSiteFiles(configOf(), { withSecret: false })).toEqual([]);
  });
});
