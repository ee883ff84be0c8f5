import { setTimeout as wait } from "node:timers/promises";
import type { LockFile, LockFiles } from "./lockFiles";
import { probeSocket } from "./ownerSocket";

export interface Watching {
  machine: string | null;
  /** The network namespace in which this process holds the folder's name: an owner in the same one is dead. */
  network: string | null;
  beatMs: number;
  /** An owner on another machine without a heartbeat for this long is dead. */
  silenceMs: number;
  report: (reason: string) => void;
}

/** Whether the owner is certainly dead. */
export async function isDead(files: LockFiles, file: LockFile, watching: Watching): Promise<boolean> {
  const { record } = file;
  if (record?.isReleased) return true;
  if (record?.machine && record.machine === watching.machine) {
    const answer = record.socket ? await probeSocket(files.pathOf(record.socket)) : "unknown";
    if (answer !== "unknown") return answer === "refused";
    if (record.network && record.network === watching.network) return true;
  }
  return isSilent(files, file, watching);
}

/** The clocks of two machines cannot be compared, so this watches for heartbeats. */
async function isSilent(files: LockFiles, file: LockFile, { beatMs, silenceMs, report }: Watching): Promise<boolean> {
  const host = file.record?.host ?? "an unknown machine";
  report(`DATA_DIR was last used by a server on ${host}. Waiting ${silenceMs / 1_000} s to see whether it still runs.`);
  // Counts checks instead of time, so that a pause of this process does not count against the owner.
  for (let check = 0; check < silenceMs / beatMs; check++) {
    await wait(beatMs);
    const now = files.read(file.generation);
    if (!now || now.content !== file.content) return now?.record?.isReleased ?? false;
  }
  return true;
}
