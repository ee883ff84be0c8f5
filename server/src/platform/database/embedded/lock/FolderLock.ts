import { closeSync } from "node:fs";
import { hostname } from "node:os";
import { type LockFiles, type LockRecord, writeRecord } from "./lockFiles";
import type { listenOnOwnerSocket } from "./ownerSocket";

interface Parts {
  files: LockFiles;
  generation: number;
  file: number;
  record: LockRecord;
  listener: Awaited<ReturnType<typeof listenOnOwnerSocket>>;
  beatMs: number;
  silenceMs: number;
}

/** The exclusive lock of a data folder, held by a heartbeat. */
export class FolderLock {
  /** Resolves with the reason when the folder no longer belongs to this process. */
  readonly lost: Promise<string>;
  private reportLoss!: (reason: string) => void;
  private wasLost = false;
  private lastSeen = clocks();
  private lastWritten = clocks();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(private readonly parts: Parts) {
    this.lost = new Promise((resolve) => (this.reportLoss = resolve));
    this.heartbeat = setInterval(() => this.beat(), parts.beatMs).unref();
  }

  /**
   * Whether this process may still write. After a pause, for example of a suspended machine, it checks the lock file first:
   * another server may have taken over.
   */
  mayWrite(): boolean {
    if (this.wasLost) return false;
    return elapsed(this.lastSeen) < this.parts.silenceMs / 4 || this.isOwner();
  }

  /** Releases the lock, so that the next server need not wait. */
  async release(): Promise<void> {
    clearInterval(this.heartbeat);
    const { file, record, listener } = this.parts;
    if (!this.wasLost && this.isOwner()) writeRecord(file, { ...record, isReleased: true });
    closeSync(file);
    await listener?.close();
  }

  private beat(): void {
    if (this.wasLost || !this.isOwner()) return;
    this.parts.record.beat++;
    try {
      writeRecord(this.parts.file, this.parts.record);
      this.lastWritten = clocks();
    } catch (error) {
      // Other servers would soon regard this process as dead.
      if (elapsed(this.lastWritten) > this.parts.silenceMs / 2)
        this.lose(`its lock file cannot be written: ${(error as Error).message}`);
    }
  }

  private isOwner(): boolean {
    const { files, generation, record } = this.parts;
    try {
      const isMine = files.newest() === generation && files.read(generation)?.record?.token === record.token;
      if (isMine) this.lastSeen = clocks();
      else this.lose(describeLoss(files));
      return isMine;
    } catch (error) {
      this.lose(`its lock file cannot be read: ${(error as Error).message}`);
      return false;
    }
  }

  private lose(reason: string): void {
    this.wasLost = true;
    clearInterval(this.heartbeat);
    this.reportLoss(reason);
  }
}

function describeLoss(files: LockFiles): string {
  const owner = files.read(files.newest())?.record;
  return owner
    ? `a server on ${owner.host} (process ${owner.pid}) took over the data folder while this one on ${hostname()} was paused`
    : "its lock file in the data folder is gone";
}

/** Both clocks, because either may stop while a machine is suspended. */
const clocks = () => ({ wall: Date.now(), steady: performance.now() });

const elapsed = ({ wall, steady }: ReturnType<typeof clocks>) =>
  Math.max(Date.now() - wall, performance.now() - steady);
