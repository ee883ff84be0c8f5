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
import type { AccountSecret } from "./secrets/accountSecret";
import type { Sentences } from "./sentences/Sentences";

/** The services of the process, shared by all requests. */
export interface Services {
  /** Those of all features. */
  accountSecrets: readonly AccountSecret[];
  /** The hosts from which pages may load book covers. */
  coverHosts: readonly string[];
  createLoaders: (db: Db) => Loaders;
  /** The handle of the process, which always reads from the primary. */
  db: RoutedDb;
  /** The account that the login page offers; null where there is no demo community. */
  demoAccount: { id: string; email: string; password: string } | null;
  /** A secret token of 32 bytes, always the same for a purpose and a subject. */
  deriveToken: (purpose: string, of: string) => string;
  events: LiveEvents;
  /** Sends background jobs. */
  jobs: Jobs;
  /** Whether members have stricter limits on their first day. */
  limitsNewMembers: boolean;
  mail: Mail;
  /** null: this site has no passkeys. */
  passkeySite: PasskeySite | null;
  passwords: Passwords;
  rates: RateLimits;
  sentences: Sentences;
  sessions: Sessions;
}

/** The services as features see them. */
export interface FeatureServices extends Omit<Services, "db"> {
  db: Db;
}

/** The context of a request: the first argument of every service function. */
export interface AppContext extends FeatureServices {
  /** null for a visitor; signing in makes a visitor the viewer. */
  viewer: Viewer | null;
  /** The request has an invalid token: the error of a members' field says so. */
  hasInvalidToken: boolean;
  loaders: Loaders;
  /** The loaders if they were used already, so that a change can clear their caches; else null. */
  readonly loaded: Loaders | null;
  requestId: string;
  /** The address for rate limits. */
  ip: string;
  /** The `User-Agent` header, from which the name of a session derives. */
  userAgent?: string | undefined;
  /** Prepended to root-relative addresses in responses to other origins; empty for our own pages. */
  baseUrl: string;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}

interface Caller extends Pick<
  AppContext,
  "viewer" | "hasInvalidToken" | "requestId" | "ip" | "userAgent" | "baseUrl" | "log"
> {
  /** Reads use the primary, because the request may write, or reports a recent change. */
  readsLatest: boolean;
}

export function createContext(services: Services, caller: Caller): AppContext {
  const Context = contexts.get(services) ?? defineContext(services);
  return new Context(caller) as unknown as AppContext;
}

const contexts = new WeakMap<Services, ReturnType<typeof defineContext>>();

/**
 * The services are on the prototype, so that creating a context sets only the properties of the request. Do not copy a context
 * with `...ctx`: the copy has no services, although its type does.
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
    createdLoaders: Loaders | undefined;

    constructor(caller: Caller) {
      this.db = new RoutedDb(services.db.access, caller.readsLatest ? undefined : caller.viewer);
      this.hasInvalidToken = caller.hasInvalidToken;
      this.requestId = caller.requestId;
      this.ip = caller.ip;
      this.userAgent = caller.userAgent;
      this.baseUrl = caller.baseUrl;
      this.log = caller.log;
      this.viewer = caller.viewer;
      this.createdLoaders = undefined;
    }

    /** Created on first use: many requests need no loader. */
    get loaders(): Loaders {
      return (this.createdLoaders ??= services.createLoaders(this.db));
    }

    get loaded(): Loaders | null {
      return this.createdLoaders ?? null;
    }
  }
  Object.setPrototypeOf(Context.prototype, services);
  contexts.set(services, Context);
  return Context;
}

/** For an edge that finds out that the request may write; call it before the first read. */
export const readLatest = (ctx: AppContext): void => routed(ctx).readLatest();

/** For an edge, before it responds: then every process shows the member their changes. */
export async function announceWrites(ctx: AppContext): Promise<void> {
  const { hasWritten, access } = routed(ctx);
  if (hasWritten) await access.reads.announceWrite(ctx.viewer?.id ?? null);
}

/** Another request has written on behalf of this one. */
export const noteWrite = (ctx: AppContext): void => routed(ctx).noteWrite();

/** The time of the request is up: no resolver and no statement of it begins any more. */
export function endWork(ctx: AppContext): void {
  routed(ctx).work.isOver = true;
}

export const isOver = (ctx: AppContext): boolean => routed(ctx).work.isOver;

/** A copy of the context with empty loaders, which reads from the primary. */
export function restartReading(ctx: AppContext): AppContext {
  const nothing = { createdLoaders: undefined, db: new RoutedDb(routed(ctx).access, undefined, routed(ctx).work) };
  return Object.assign(Object.create(Object.getPrototypeOf(ctx) as object), ctx, nothing) as AppContext;
}

const routed = (ctx: AppContext) => ctx.db as RoutedDb;

/**
 * The data loaders of a request. Each feature adds its own (see its feature.ts). They must not depend on the viewer, because
 * all subscribers of one event share them.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Loaders {}
