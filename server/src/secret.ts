import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "./config";
import { token } from "./shared/limits";

/** The configured secret, or one that is made at the first start and kept in the data folder. */
export function findJwtSecret({ jwtSecret, dataDir }: Config): string {
  if (jwtSecret !== null) return jwtSecret;
  const file = path.resolve(dataDir, "jwt-secret");
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(token.secretBytes).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
