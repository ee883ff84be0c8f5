import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { loadConfig } from "./config";
import { StartError } from "../errors";
import { findJwtSecret } from "./secret";
import { builtFile } from "../testing/app/build";
import { temporaryFolder } from "../testing/app/temporaryFolder";

const weak: [string, string][] = [
  ["empty", ""],
  ["of one byte", "x"],
  ["of 31 bytes", "kF9-_2mQx7LrT0vYbN4wZc8HsJd1PgE"],
  ["32 times the same letter", "a".repeat(32)],
  ["a word again and again", "secret".repeat(8)],
  ["digits in order, again and again", "0123456789".repeat(5)],
  ["the alphabet", "abcdefghijklmnopqrstuvwxyz0123456789"],
];

const inFile = (content: string) => {
  const dataDir = temporaryFolder("secret");
  writeFileSync(path.join(dataDir, "jwt-secret"), content);
  return { jwtSecret: null, dataDir };
};

describe("M5 the secret that signs tokens", () => {
  it.each(weak.slice(1))("is refused from the environment when it is %s", (_what, secret) => {
    expect(() => loadConfig({ JWT_SECRET: secret })).toThrow(StartError);
    expect(() => loadConfig({ JWT_SECRET: secret })).toThrow(/^JWT_SECRET (must have at least 32 bytes|is too easy)/);
  });

  it.each(weak)("is refused from the data folder when it is %s", (_what, secret) => {
    expect(() => findJwtSecret(inFile(secret))).toThrow(StartError);
    expect(() => findJwtSecret(inFile(secret))).toThrow(/^DATA_DIR: the secret in .+jwt-secret (must|is too easy)/);
  });

  it("is accepted when it is random, in whatever way it is written, or a long sentence", () => {
    for (let n = 0; n < 200; n++)
      for (const encoding of ["base64", "base64url", "hex"] as const)
        expect(findJwtSecret(inFile(randomBytes(32).toString(encoding)))).toHaveLength(
          encoding === "hex" ? 64 : 43 + (encoding === "base64" ? 1 : 0),
        );
    expect(loadConfig({ JWT_SECRET: "four otters juggle lanterns by the quiet harbour" }).jwtSecret).toContain(
      "otters",
    );
  });

  it("is made once, for its owner's eyes, and stays the same", () => {
    const dataDir = path.join(temporaryFolder("secret"), "new");

    const secret = findJwtSecret({ jwtSecret: null, dataDir });

    expect(findJwtSecret({ jwtSecret: null, dataDir })).toBe(secret);
    expect(readdirSync(dataDir)).toEqual(["jwt-secret"]);
    expect(statSync(path.join(dataDir, "jwt-secret")).mode & 0o777).toBe(0o600);
  });

  it("is the same for processes that start at the same moment", async () => {
    const dataDir = path.join(temporaryFolder("secret"), "shared");
    const script = `process.stdout.write(require("./secret.js").findJwtSecret({ jwtSecret: null, dataDir: ${JSON.stringify(dataDir)} }))`;
    const cwd = path.dirname(builtFile("start/secret"));

    const runs = Array.from({ length: 6 }, () => promisify(execFile)(process.execPath, ["-e", script], { cwd }));
    const secrets = (await Promise.all(runs)).map(({ stdout }) => stdout);

    expect(new Set(secrets)).toEqual(new Set([readFileSync(path.join(dataDir, "jwt-secret"), "utf8")]));
    expect(readdirSync(dataDir)).toEqual(["jwt-secret"]);
  });

  it("says which folder cannot hold it", () => {
    const { dataDir } = inFile("anything");

    expect(() => findJwtSecret({ jwtSecret: null, dataDir: path.join(dataDir, "jwt-secret") })).toThrow(
      /^DATA_DIR cannot be used: /,
    );
  });
});
