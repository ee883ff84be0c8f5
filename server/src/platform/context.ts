import type { FastifyBaseLogger } from "fastify";
import type { EntityManager } from "typeorm";
import type { Passwords } from "./auth/passwords";
import type { Sessions, Viewer } from "./auth/sessions";
import type { ReadRouter } from "./database/access/ReadRouter";
import type { Outbox } from "./events/Outbox";
import type { Jobs } from "./jobs/Jobs";
import type { LiveEvents } from "./live/liveEvents";
import type { Mail } from "./mail/Mail";
import type { RateLimits } from "./limits/rateLimits";
import type { Reader } from "./database/reader";
import type { Writer } from "./database/writer";

/** What lives as long as the process and is shared by all requests. */
export interface Services {
  createLoaders: (reader: Reader) => Loaders;
  /** The primary: transactions, and what is read in order to write. */
  db: EntityManager;
  /** The account that the login page offers; null where there is no demo community. */
  demoAccount: { email: string; password: string } | null;
  events: LiveEvents;
  /** Sends work for later. */
  jobs: Jobs;
  mail: Mail;
  /** Stores events for jobs; features use `transaction` and `writeWithEvent`. */
  outbox: Outbox;
  passwords: Passwords;
  rates: RateLimits;
  reads: ReadRouter;
  sessions: Sessions;
  /** For a change that is one statement. */
  writer: Writer;
}

/** What every service function takes first: who asks, and with what. */
export interface AppContext extends Services {
  /** null for a visitor; signing in makes a visitor the viewer. */
  viewer: Viewer | null;
  /** A token came along that is not valid: an answer for members must say so. */
  hasInvalidToken: boolean;
  /** What it reads must be the latest: it may write, or it reports what was just written. */
  readsLatest: boolean;
  /**
   * For everything that is read to be shown. It may be a moment behind `db`, but never lacks what this viewer wrote;
   * where `readsLatest`, it reads from the very database that `db` writes to.
   */
  reader: Reader;
  loaders: Loaders;
  /** The same, for a change to be taken out of what was loaded before; null while nothing was. */
  readonly loaded: Loaders | null;
  requestId: string;
  /** The address that limits count against. */
  ip: string;
  /** Goes before root-relative addresses in answers to other origins; empty for our own pages. */
  baseUrl: string;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}

export type Caller = Pick<
  AppContext,
  "viewer" | "hasInvalidToken" | "readsLatest" | "requestId" | "ip" | "baseUrl" | "log"
>;

export function createContext(services: Services, caller: Caller): AppContext {
  return Object.assign(Object.create(madeLater), services, caller) as AppContext;
}

type Making = AppContext & { madeLoaders?: Loaders; chosenReader?: Reader };

/** The same caller with nothing read so far, who from now on reads the latest. */
export function restartReading(ctx: AppContext): AppContext {
  const nothing = { madeLoaders: undefined, chosenReader: undefined, readsLatest: true };
  return Object.assign(Object.create(madeLater), ctx, nothing) as AppContext;
}

/** Made when they are first asked for. As a prototype, because Apollo Server copies every context. */
const madeLater = {
  get loaders(): Loaders {
    const ctx = this as unknown as Making;
    return (ctx.madeLoaders ??= ctx.createLoaders(ctx.reader));
  },
  get loaded(): Loaders | null {
    return (this as unknown as Making).madeLoaders ?? null;
  },
  get reader(): Reader {
    const ctx = this as unknown as Making;
    return (ctx.chosenReader ??= ctx.readsLatest ? ctx.reads.primary : ctx.reads.forViewer(ctx.viewer?.id ?? null));
  },
};

/**
 * Lookups of one request that are collected into few statements. Each feature adds its own (see its feature.ts). None of
 * them depends on the viewer: all subscribers of one event share them.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Loaders {}
