import { randomBytes, randomUUID } from "node:crypto";
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "./platform/config";
import { StartError } from "./errors";
import { token } from "./platform/limits/accountLimits";
import { weaknessOf } from "./platform/secretStrength";

/** The configured secret, or one that is made at the first start and kept in the data folder. */
export function findJwtSecret({ jwtSecret, dataDir }: Pick<Config, "jwtSecret" | "dataDir">): string {
  if (jwtSecret !== null) return jwtSecret;
  const file = path.resolve(dataDir, "jwt-secret");
  const secret = readSecret(file) ?? makeSecret(file);
  const weakness = weaknessOf(secret);
  if (weakness === null) return secret;
  throw new StartError(
    `DATA_DIR: the secret in ${file} ${weakness}. Put the file back from a backup, or delete it: ` +
      `a new secret is then made, and everybody has to sign in again; docs/operations.md says under "Keep the secret" ` +
      `what else ends.`,
  );
}

/** null when there is none yet. */
function readSecret(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw unusable(error);
  }
}

/** Written in full beside its place first: of several processes that start together, all end up with the same one. */
function makeSecret(file: string): string {
  const beside = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(beside, randomBytes(token.secretBytes).toString("base64url"), {
      mode: 0o600,
      flag: "wx",
      flush: true,
    });
    placeOnce(beside, file);
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw unusable(error);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Keeps a file that is there already. */
function placeOnce(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    // A file system without links.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

/** A full disk has a sentence of its own. */
const unusable = (error: unknown) =>
  codeOf(error) === "ENOSPC" ? error : new StartError(`DATA_DIR cannot be used: ${(error as Error).message}.`);
