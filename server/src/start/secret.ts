import { randomUUID } from "node:crypto";
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "./config";
import { StartError } from "../errors";
import { newSecret, readEarlierSecret } from "../platform/secrets/secretFile";
import { weaknessOf } from "../platform/secretStrength";

interface Secrets {
  jwtSecret: string;
  /** The one before it, of which tokens still count. */
  earlierSecret: string | null;
  /** null where a setting has the secret. */
  secretFile: string | null;
}

/** The secret that signs, and the one before it: as set, or left in the data folder by `secret rotate`. */
export function findSecrets(config: Pick<Config, "jwtSecret" | "earlierSecret" | "dataDir">): Secrets {
  const jwtSecret = findJwtSecret(config);
  const { earlierSecret } = config;
  if (config.jwtSecret !== null) return { jwtSecret, earlierSecret, secretFile: null };
  const secretFile = secretFileIn(config.dataDir);
  return { jwtSecret, earlierSecret: earlierSecret ?? readEarlierSecret(secretFile), secretFile };
}

const secretFileIn = (dataDir: string) => path.resolve(dataDir, "jwt-secret");

/** The configured secret, or one that is generated at the first start and stored in the data folder. */
export function findJwtSecret({ jwtSecret, dataDir }: Pick<Config, "jwtSecret" | "dataDir">): string {
  if (jwtSecret !== null) return jwtSecret;
  const file = secretFileIn(dataDir);
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

/** Writes a temporary file and links it, so that processes that start together all use the same secret. */
function makeSecret(file: string): string {
  const temporary = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(temporary, newSecret(), {
      mode: 0o600,
      flag: "wx",
      flush: true,
    });
    placeOnce(temporary, file);
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw unusable(error);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Does not replace an existing file. */
function placeOnce(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    // The file system has no hard links.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

/** The error of a full disk is explained elsewhere. */
const unusable = (error: unknown) =>
  codeOf(error) === "ENOSPC" ? error : new StartError(`DATA_DIR cannot be used: ${(error as Error).message}.`);
