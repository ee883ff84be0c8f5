import { randomBytes, randomUUID } from "node:crypto";
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Config } from "./config";
import { StartError } from "../errors";
import { token } from "../platform/limits/signInLimits";
import { weaknessOf } from "../platform/secretStrength";

/** How long the secret of before counts after `npm run admin -- secret rotate`: sign-ins last a week, and a day for the restart. */
const earlierSecretMs = 8 * 86_400_000;

const secretFile = (dataDir: string) => path.resolve(dataDir, "jwt-secret");
const earlierFile = (dataDir: string) => path.resolve(dataDir, "jwt-secret.previous");

type Given = Pick<Config, "jwtSecret" | "earlierSecret" | "dataDir">;

/** The secret, and the one before it, of which tokens still count. */
export const findSecrets = (config: Given): { jwtSecret: string; earlierSecret: string | null } => ({
  jwtSecret: findJwtSecret(config),
  earlierSecret: config.earlierSecret ?? (config.jwtSecret === null ? findEarlier(config.dataDir) : null),
});

function findEarlier(dataDir: string): string | null {
  const file = earlierFile(dataDir);
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const secret = Date.now() - changed < earlierSecretMs ? readSecret(file) : null;
  return secret !== null && weaknessOf(secret) === null ? secret : null;
}

/** Replaces the secret in the data folder. The one before counts for another week, after the server was started again. */
export function rotateSecret(dataDir: string): void {
  const [file, earlier] = [secretFile(dataDir), earlierFile(dataDir)];
  const before = readSecret(file);
  // First the old one is put beside: a command that is killed in between has changed nothing.
  if (before !== null) writeWhole(earlier, before);
  writeWhole(file, makeSecretText());
}

function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${randomUUID()}`;
  try {
    writeFileSync(temporary, text, { mode: 0o600, flag: "wx", flush: true });
    renameSync(temporary, file);
  } catch (error) {
    throw unusable(error);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** For JWT_SECRET, and for the file in the data folder. */
export const makeSecretText = (): string => randomBytes(token.secretBytes).toString("base64url");

/** The configured secret, or one that is generated at the first start and stored in the data folder. */
export function findJwtSecret({ jwtSecret, dataDir }: Pick<Config, "jwtSecret" | "dataDir">): string {
  if (jwtSecret !== null) return jwtSecret;
  const file = secretFile(dataDir);
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
    writeFileSync(temporary, makeSecretText(), {
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
