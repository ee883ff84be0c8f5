import { randomUUID } from "node:crypto";
import { closeSync, realpathSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { StartError } from "../../../../errors";
import { bindName } from "./abstractSocket";
import { FolderLock } from "./FolderLock";
import { isDead, type Watching } from "./isDead";
import { LockFiles, type LockRecord, writeRecord } from "./lockFiles";
import { currentMachine, currentNetwork } from "./machine";
import { listenOnOwnerSocket } from "./ownerSocket";

/** The interval of the heartbeat, and how long it may be missing. Tests use other values. */
const timing = { beatMs: 1_000, silenceMs: 20_000 };

const maxTries = 5;

export interface HeldFolder {
  lost: Promise<string>;
  mayWrite: () => boolean;
  release: () => Promise<void>;
}

/**
 * Locks a data folder against all other processes, including those in other containers and on machines that share the
 * volume. PGlite itself would open it twice, and the writes of one process would be lost.
 */
export async function lockFolder(folder: string, report: (reason: string) => void): Promise<HeldFolder> {
  const realPath = path.join(realpathSync(path.dirname(folder)), path.basename(folder));
  const freeName = await bindName(realPath);
  if (!freeName) throw inUse(folder, null);
  try {
    const lock = await takeFolder(new LockFiles(realPath), folder, {
      machine: currentMachine(),
      network: currentNetwork(),
      ...timing,
      report,
    });
    return {
      lost: lock.lost,
      mayWrite: () => lock.mayWrite(),
      release: async () => {
        await lock.release();
        await freeName();
      },
    };
  } catch (error) {
    await freeName();
    throw error;
  }
}

/** Exported for tests, which have two owners in one process. */
export async function takeFolder(files: LockFiles, folder: string, watching: Watching): Promise<FolderLock> {
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const newest = files.newest();
    const held = files.read(newest);
    if (held && !(await isDead(files, held, watching))) throw inUse(folder, held.record);
    const lock = await takeGeneration(files, newest + 1, watching);
    if (lock) return lock;
  }
  throw inUse(folder, null);
}

async function takeGeneration(files: LockFiles, generation: number, watching: Watching): Promise<FolderLock | null> {
  const token = randomUUID();
  const socket = `${token}.sock`;
  // Listens before other processes can read the name of the socket.
  const listener = await listenOnOwnerSocket(files.pathOf(socket));
  const file = files.create(generation);
  if (file === null) {
    await listener?.close();
    return null;
  }
  const { machine, network } = watching;
  const owner = { token, host: hostname(), pid: process.pid, machine, network };
  const record: LockRecord = { ...owner, socket: listener ? socket : null, beat: 0, isReleased: false };
  try {
    writeRecord(file, record);
  } catch (error) {
    closeSync(file);
    rmSync(files.pathOf(generation), { force: true });
    await listener?.close();
    throw error;
  }
  const lock = new FolderLock({ files, generation, file, record, listener, ...watching });
  if (files.newest() !== generation) {
    await lock.release();
    return null;
  }
  files.removeOthers(generation, record.socket);
  return lock;
}

function inUse(folder: string, owner: LockRecord | null): StartError {
  const who = owner ? ` (process ${owner.pid} on ${owner.host})` : "";
  return new StartError(
    `DATA_DIR ${folder} is in use by another running server${who}; stop that one, or choose another folder.`,
  );
}
