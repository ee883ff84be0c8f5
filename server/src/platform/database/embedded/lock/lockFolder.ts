import { randomUUID } from "node:crypto";
import { closeSync, realpathSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { StartError } from "../../../../errors";
import { holdName } from "./abstractSocket";
import { FolderLock } from "./FolderLock";
import { isDead, type Watching } from "./isDead";
import { LockFiles, type LockRecord, writeRecord } from "./lockFiles";
import { currentMachine, currentNetwork } from "./machine";
import { listenBeside } from "./ownerSocket";

/** How often an owner writes, and how long it may be silent; other values are for tests. */
const usual = { beatMs: 1_000, silenceMs: 20_000 };

const maxTries = 5;

export interface HeldFolder {
  lost: Promise<string>;
  mayWrite: () => boolean;
  release: () => Promise<void>;
}

/**
 * Keeps every other process out of a data folder, also those of other containers and machines that share the volume:
 * PGlite itself lets a second one in, and the writes of one of them are lost.
 */
export async function lockFolder(folder: string, report: (reason: string) => void): Promise<HeldFolder> {
  const place = path.join(realpathSync(path.dirname(folder)), path.basename(folder));
  const freeName = await holdName(place);
  if (!freeName) throw inUse(folder, null);
  try {
    const lock = await takeFolder(new LockFiles(place), folder, {
      machine: currentMachine(),
      network: currentNetwork(),
      ...usual,
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

/** Exported for tests, where two owners live in one process. */
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
  // It listens before anybody can read its name.
  const listener = await listenBeside(files.pathOf(socket));
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
