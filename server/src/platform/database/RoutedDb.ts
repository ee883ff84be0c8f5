import { EntityManager, type QueryRunner } from "typeorm";
import { unavailable } from "../../errors";
import type { Change } from "../events/Change";
import type { Outbox } from "../events/Outbox";
import { runTransaction, type Tx } from "../events/transaction";
import type { LiveEvents } from "../live/liveEvents";
import type { DatabaseWriter } from "./access/DatabaseWriter";
import type { Reader } from "./access/Reader";
import type { ReadRouter } from "./access/ReadRouter";
import { type Db, type Orm, ormMethods } from "./Db";
import { tryMaintenance } from "./maintenance";
import { OrmRunner } from "./OrmRunner";
import { retryConflicts } from "./retry";

/** What all handles of a process share. */
interface DatabaseAccess {
  /** The primary, over its pool. */
  readonly primary: EntityManager;
  readonly reads: ReadRouter;
  readonly writer: DatabaseWriter;
  readonly outbox: Outbox;
  readonly live: LiveEvents;
}

/** The work of a request. Once its time is up, no statement begins. */
export interface Work {
  isOver: boolean;
}

function checkOver({ isOver }: Work): void {
  if (isOver) throw unavailable();
}

/** A class with the methods of the ORM, each of them called on `this.orm`. */
const OrmMethods = class {} as unknown as abstract new () => Orm;

for (const name of ormMethods) {
  const value = function (this: { orm: EntityManager }, ...args: unknown[]): unknown {
    return Reflect.apply(this.orm[name], this.orm, args);
  };
  Object.defineProperty(OrmMethods.prototype, name, { value });
}

/** The database handle of one request, or of the process itself. Features see it as `Db`. */
export class RoutedDb extends OrmMethods implements Db {
  /** Whether it may have written something. */
  hasWritten = false;
  private reader: Reader | null;
  private createdOrm: EntityManager | null = null;

  /** `work`: what it is a part of. `viewer`: the member who reads, and may have written recently. Without it, all reads use the primary. */
  constructor(
    readonly access: DatabaseAccess,
    private readonly viewer?: { id: string } | null,
    readonly work: Work = { isOver: false },
  ) {
    super();
    this.reader = viewer === undefined ? access.reads.primary : null;
  }

  get source(): object {
    return this.access;
  }

  /** From now on all reads use the primary. */
  readLatest(): void {
    this.reader = this.access.reads.primary;
  }

  async rows<T>(statement: string, values: unknown[] = [], reach = 1): Promise<T[]> {
    checkOver(this.work);
    return this.chooseReader().rows<T>(statement, values, reach);
  }

  async row<T>(statement: string, values: unknown[] = []): Promise<T | null> {
    const [row] = await this.lookUp<T>(statement, values, 1);
    return row ?? null;
  }

  async write<T>(change: Change, values: unknown[], row?: string): Promise<T[]> {
    this.noteWrite();
    checkOver(this.work);
    const { outbox, writer } = this.access;
    const statement = outbox.withEvent(change);
    const rows = await retryConflicts(() => writer.rows<T>(statement, values, row));
    if (rows.length > 0) outbox.wake([change.event]);
    return rows;
  }

  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    this.noteWrite();
    checkOver(this.work);
    return runTransaction(this.access, work, () => checkOver(this.work));
  }

  maintenance<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T | null> {
    return tryMaintenance(this.access.primary.dataSource, work);
  }

  /** Created on first use: hot paths do not need it. */
  get orm(): EntityManager {
    return (this.createdOrm ??= new EntityManager(
      this.access.primary.dataSource,
      new OrmRunner(this.access.primary.dataSource, {
        read: (statement, values, isLookup) =>
          isLookup ? this.lookUp(statement, values, Infinity) : this.rows(statement, values, Infinity),
        onWrite: () => {
          this.noteWrite();
          checkOver(this.work);
        },
      }),
    ));
  }

  /** If a replica has no row, asks the primary. */
  private async lookUp<T>(statement: string, values: unknown[], reach: number): Promise<T[]> {
    checkOver(this.work);
    const reader = this.chooseReader();
    const rows = await reader.rows<T>(statement, values, reach);
    return rows.length > 0 || !reader.primary ? rows : reader.primary.rows<T>(statement, values, reach);
  }

  noteWrite(): void {
    this.hasWritten = true;
    this.readLatest();
  }

  private chooseReader(): Reader {
    return (this.reader ??= this.access.reads.forViewer(this.viewer?.id ?? null));
  }
}
