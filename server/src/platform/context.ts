import type { FastifyBaseLogger } from "fastify";
import type { PasskeySite } from "./passkeySite";
import type { Passwords } from "./auth/passwords";
import type { Sessions, Viewer } from "./auth/sessions";
import type { Db } from "./database/Db";
import { RoutedDb } from "./database/RoutedDb";
import type { Jobs } from "./jobs/Jobs";
import type { LiveEvents } from "./live/liveEvents";
import type { Mail } from "./mail/Mail";
import type { RateLimits } from "./limits/rateLimits";
import type { Sentences } from "./sentences/Sentences";

/** What lives as long as the process and is shared by all requests. */
export interface Services {
  /** From where pages load the covers of books. */
  coverHosts: readonly string[];
  createLoaders: (db: Db) => Loaders;
  /** The handle of the process, which reads the latest. */
  db: RoutedDb;
  /** The account that the login page offers; null where there is no demo community. */
  demoAccount: { id: string; email: string; password: string } | null;
  /** A token of 32 bytes that nobody can guess, always the same for a purpose and what it is of. */
  deriveToken: (purpose: string, of: string) => string;
  events: LiveEvents;
  /** Sends work for later. */
  jobs: Jobs;
  /** Whether members can do less on their first day. */
  limitsNewMembers: boolean;
  mail: Mail;
  /** null: this site has no passkeys. */
  passkeySite: PasskeySite | null;
  passwords: Passwords;
  rates: RateLimits;
  sentences: Sentences;
  sessions: Sessions;
}

/** The same as features see it. */
export interface FeatureServices extends Omit<Services, "db"> {
  db: Db;
}

/** What every service function takes first: who asks, and with what. */
export interface AppContext extends FeatureServices {
  /** null for a visitor; signing in makes a visitor the viewer. */
  viewer: Viewer | null;
  /** A token came along that is not valid: an answer for members must say so. */
  hasInvalidToken: boolean;
  loaders: Loaders;
  /** The same, for a change to be taken out of what was loaded before; null while nothing was. */
  readonly loaded: Loaders | null;
  requestId: string;
  /** The address that limits count against. */
  ip: string;
  /** The header `User-Agent`: what a session is named after. */
  userAgent?: string | undefined;
  /** Goes before root-relative addresses in answers to other origins; empty for our own pages. */
  baseUrl: string;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}

export interface Caller extends Pick<
  AppContext,
  "viewer" | "hasInvalidToken" | "requestId" | "ip" | "userAgent" | "baseUrl" | "log"
> {
  /** What it reads must be the latest: it may write, or it reports what was just written. */
  readsLatest: boolean;
}

export function createContext(services: Services, caller: Caller): AppContext {
  const Context = contexts.get(services) ?? defineContext(services);
  return new Context(caller) as unknown as AppContext;
}

const contexts = new WeakMap<Services, ReturnType<typeof defineContext>>();

/**
 * What the requests of a process share is on the prototype, so that each of them writes only what is its own. So a copy with
 * `...ctx` lacks it, although its type has it.
 */
function defineContext(services: Services) {
  class Context implements Omit<Caller, "readsLatest"> {
    readonly db: RoutedDb;
    readonly hasInvalidToken: boolean;
    readonly requestId: string;
    readonly ip: string;
    readonly userAgent: string | undefined;
    readonly baseUrl: string;
    readonly log: Caller["log"];
    viewer: Viewer | null;
    madeLoaders: Loaders | undefined;

    constructor(caller: Caller) {
      this.db = new RoutedDb(services.db.access, caller.readsLatest ? undefined : caller.viewer);
      this.hasInvalidToken = caller.hasInvalidToken;
      this.requestId = caller.requestId;
      this.ip = caller.ip;
      this.userAgent = caller.userAgent;
      this.baseUrl = caller.baseUrl;
      this.log = caller.log;
      this.viewer = caller.viewer;
      this.madeLoaders = undefined;
    }

    /** Made when they are first asked for: many requests need no loader. */
    get loaders(): Loaders {
      return (this.madeLoaders ??= services.createLoaders(this.db));
    }

    get loaded(): Loaders | null {
      return this.madeLoaders ?? null;
    }
  }
  Object.setPrototypeOf(Context.prototype, services);
  contexts.set(services, Context);
  return Context;
}

/** For an edge, once it knows that the request may write, and before it reads. */
export const readLatest = (ctx: AppContext): void => routed(ctx).readLatest();

/** For an edge, before it answers: from then on every process shows the member what they wrote. */
export async function announceWrites(ctx: AppContext): Promise<void> {
  const { hasWritten, access } = routed(ctx);
  if (hasWritten) await access.reads.announceWrite(ctx.viewer?.id ?? null);
}

/** Another request has written for this one, too. */
export const noteWrite = (ctx: AppContext): void => routed(ctx).noteWrite();

/** The same caller with nothing read so far, who from now on reads the latest. */
export function restartReading(ctx: AppContext): AppContext {
  const nothing = { madeLoaders: undefined, db: new RoutedDb(routed(ctx).access) };
  return Object.assign(Object.create(Object.getPrototypeOf(ctx) as object), ctx, nothing) as AppContext;
}

const routed = (ctx: AppContext) => ctx.db as RoutedDb;

/**
 * Lookups of one request that are collected into few statements. Each feature adds its own (see its feature.ts). None of
 * them depends on the viewer: all subscribers of one event share them.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Loaders {}
