import type { EntityManager, QueryRunner } from "typeorm";
import { unavailable } from "../../errors";
import type { Change } from "../events/Change";
import type { Outbox } from "../events/Outbox";
import { type FeatureHooks, runTransaction, type Tx } from "../events/transaction";
import { times } from "../limits/limits";
import type { LiveEvents } from "../live/liveEvents";
import type { DatabaseWriter } from "./access/DatabaseWriter";
import type { DatabaseReader } from "./access/Reader";
import { type Db, type Orm, ormMethods } from "./Db";
import { tryMaintenance } from "./maintenance";
import { retryConflicts } from "./retry";

/** What all handles of a process share. */
interface DatabaseAccess {
  /** The database, over its pool. */
  readonly primary: EntityManager;
  readonly reader: DatabaseReader;
  readonly writer: DatabaseWriter;
  readonly outbox: Outbox;
  readonly live: LiveEvents;
  readonly hooks: readonly FeatureHooks[];
  /** Throws while the site can only be read. */
  readonly checkWritable: () => void;
}

/** The work of a request. Once its time is up, no statement begins. */
export interface Work {
  isOver: boolean;
}

function checkOver({ isOver }: Work): void {
  if (isOver) throw unavailable();
}

/** A class with the methods of the ORM. */
const OrmMethods = class {} as unknown as abstract new () => Orm;

/** Of the ORM's methods, those that change something at once. */
const writingMethods: ReadonlySet<string> = new Set(["decrement", "delete", "increment", "insert", "update", "upsert"]);

for (const name of ormMethods) {
  const value = function (this: DatabaseHandle, ...args: unknown[]): unknown {
    checkOver(this.work);
    const { primary, checkWritable } = this.access;
    if (writingMethods.has(name)) checkWritable();
    return Reflect.apply(primary[name], primary, args);
  };
  Object.defineProperty(OrmMethods.prototype, name, { value });
}

/** The database handle of one request, or of the process itself. Features see it as `Db`. */
export class DatabaseHandle extends OrmMethods implements Db {
  /** `work`: what it is a part of. */
  constructor(
    readonly access: DatabaseAccess,
    readonly work: Work = { isOver: false },
  ) {
    super();
  }

  get source(): object {
    return this.access;
  }

  async rows<T>(statement: string, values: unknown[] = [], reach = 1): Promise<T[]> {
    checkOver(this.work);
    return this.access.reader.rows<T>(statement, values, reach);
  }

  async row<T>(statement: string, values: unknown[] = []): Promise<T | null> {
    const [row] = await this.rows<T>(statement, values);
    return row ?? null;
  }

  async write<T>(change: Change, values: unknown[], row?: string): Promise<T[]> {
    const { outbox, writer, checkWritable } = this.access;
    checkWritable();
    const statement = outbox.withEvent(change);
    const deadline = performance.now() + times.answerMs;
    const write = async () => {
      checkOver(this.work);
      return retryConflicts(() => writer.rows<T>(statement, values, deadline));
    };
    const rows = await (row === undefined ? write() : writer.inTurn(row, write));
    if (rows.length > 0) outbox.wake([change.event]);
    return rows;
  }

  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    this.access.checkWritable();
    return this.transactionAlways(work);
  }

  /** Also while the site can only be read: what ends that. */
  async transactionAlways<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    checkOver(this.work);
    return runTransaction(this.access, work, () => checkOver(this.work));
  }

  async maintenance<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T | null> {
    this.access.checkWritable();
    return tryMaintenance(this.access.primary.dataSource, work);
  }
}
