import argon2 from "argon2";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { unavailable } from "../../errors";
import { argon2id, signInsPerCore } from "../limits/accountLimits";

const options = { type: argon2.argon2id, ...argon2id };

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
    if (this.admitted >= signInsPerCore * availableParallelism()) throw unavailable();
    this.admitted++;
    try {
      return await work();
    } finally {
      this.admitted--;
    }
  }

  hash(password: string): Promise<string> {
    return this.limit(() => argon2.hash(password, options));
  }

  /** Takes the same time with and without a hash. Members of the demo community have a placeholder instead of a hash. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const hash = stored?.startsWith("$") ? stored : null;
    const matches = await this.limit(async () => argon2.verify(hash ?? (await this.dummyHash), password));
    return hash !== null && matches;
  }

  /** Whether the hash was created with weaker parameters. */
  isOutdated(hash: string): boolean {
    return argon2.needsRehash(hash, options);
  }
}
