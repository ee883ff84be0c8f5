import argon2 from "argon2";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { unavailable } from "../../errors";
import { argon2id, signInsPerCore } from "../limits/signInLimits";

const options = { type: argon2.argon2id, ...argon2id };

/** The form that is hashed (NFC): keyboards compose the same letters in different ways. */
export const normalPassword = (password: string): string => password.normalize("NFC");

/** That form first, then what was hashed before there was one. More than one only for passwords beyond ASCII. */
const formsOf = (password: string): string[] => [
  ...new Set([normalPassword(password), password, password.normalize("NFD")]),
];

/** Hashes passwords with argon2id, at most one per core at a time, so that other requests stay fast. */
export class Passwords {
  private readonly limit = pLimit(availableParallelism());
  private admitted = 0;
  /** Verified when there is no account, so that both cases take the same time. */
  private readonly dummyHash = argon2.hash("no account has this password", options);

  /**
   * Runs a sign-in or a sign-up. When too many are running, throws UNAVAILABLE at once, before the attempt is counted.
   */
  async admit<T>(work: () => Promise<T>): Promise<T> {
    if (this.admitted >= signInsPerCore * availableParallelism()) throw unavailable("too many sign-ins");
    this.admitted++;
    try {
      return await work();
    } finally {
      this.admitted--;
    }
  }

  hash(password: string): Promise<string> {
    return this.limit(() => argon2.hash(normalPassword(password), options));
  }

  /** Takes the same time with and without a hash. Members of the demo community have a placeholder instead of a hash. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    return (await this.match(stored, password)) !== "none";
  }

  /** The same; `outdated`: the hash should be replaced. Old hashes are of the password as it was typed then. */
  async match(stored: string | null, password: string): Promise<"none" | "current" | "outdated"> {
    const hash = stored?.startsWith("$") ? stored : null;
    for (const [index, form] of formsOf(password).entries()) {
      const matches = await this.limit(async () => argon2.verify(hash ?? (await this.dummyHash), form));
      if (hash && matches) return index > 0 || argon2.needsRehash(hash, options) ? "outdated" : "current";
    }
    return "none";
  }
}
