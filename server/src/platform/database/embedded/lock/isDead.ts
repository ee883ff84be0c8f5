import { setTimeout as wait } from "node:timers/promises";
import type { LockFile, LockFiles } from "./lockFiles";
import { knock } from "./ownerSocket";

export interface Watching {
  machine: string | null;
  /** Where this process holds the folder's name: an owner there that does not hold it is dead. */
  network: string | null;
  beatMs: number;
  /** An owner on another machine that gives no sign for this long is dead. */
  silenceMs: number;
  report: (reason: string) => void;
}

/** Whether the owner is proven to be dead. In doubt it lives. */
export async function isDead(files: LockFiles, file: LockFile, watching: Watching): Promise<boolean> {
  const { record } = file;
  if (record?.isReleased) return true;
  if (record?.machine && record.machine === watching.machine) {
    const answer = record.socket ? await knock(files.pathOf(record.socket)) : "unknown";
    if (answer !== "unknown") return answer === "refused";
    if (record.network && record.network === watching.network) return true;
  }
  return isSilent(files, file, watching);
}

/** Clocks of two machines cannot be compared, so the heartbeats are counted as they come. */
async function isSilent(files: LockFiles, file: LockFile, { beatMs, silenceMs, report }: Watching): Promise<boolean> {
  const host = file.record?.host ?? "an unknown machine";
  report(`DATA_DIR was last used by a server on ${host}. Waiting ${silenceMs / 1_000} s to see whether it still runs.`);
  // Each look is counted, so that a pause of this process does not count as silence of the owner.
  for (let look = 0; look < silenceMs / beatMs; look++) {
    await wait(beatMs);
    const now = files.read(file.generation);
    if (!now || now.content !== file.content) return now?.record?.isReleased ?? false;
  }
  return true;
}
