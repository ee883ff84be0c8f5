import type { DerivedTokens } from "./auth/derivedTokens";
import type { FastifyBaseLogger } from "fastify";
import type { Passwords } from "./auth/passwords";
import type { Sessions, Viewer } from "./auth/sessions";
import type { Db } from "./database/Db";
import { DatabaseHandle } from "./database/DatabaseHandle";
import type { Jobs } from "./jobs/Jobs";
import type { LiveEvents } from "./live/liveEvents";
import type { Mail } from "./mail/Mail";
import type { DailyCounts } from "./observability/DailyCounts";
import type { Recipients } from "./mail/Recipients";
import type { Bans } from "./limits/Bans";
import type { RateLimits } from "./limits/rateLimits";
import type { StoredSettings } from "./settings/StoredSettings";
import type { AccountSecret } from "./secrets/accountSecret";

/** What features must know of this site. They add it, in their settings.ts; start/services.ts fills it in. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface SiteSettings {}

/** The services of the process, shared by all requests. */
export interface Services extends SiteSettings {
  /** Those of all features. */
  accountSecrets: readonly AccountSecret[];
  createLoaders: (db: Db) => Loaders;
  /** The handle of the process. */
  db: DatabaseHandle;
  deriveToken: DerivedTokens;
  events: LiveEvents;
  /** Sends background jobs. */
  jobs: Jobs;
  mail: Mail;
  passwords: Passwords;
  rates: RateLimits;
  /** What happens on the site, by day. */
  counts: DailyCounts;
  /** Networks and mail domains that are refused. */
  bans: Bans;
  /** What operators change while the site runs. */
  settings: StoredSettings;
  recipients: Recipients | null;
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
  requestId: string;
  /** The address for rate limits. */
  ip: string;
  /** The `User-Agent` header, from which the name of a session derives. */
  userAgent?: string | undefined;
  /** Prepended to root-relative addresses in responses to other origins; empty for our own pages. */
  baseUrl: string;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}

type Caller = Pick<AppContext, "viewer" | "hasInvalidToken" | "requestId" | "ip" | "userAgent" | "baseUrl" | "log">;

/** The context inherits the services: copying all of them takes longer than many a request. */
export function createContext(services: Services, caller: Caller): AppContext {
  const db = new DatabaseHandle(services.db.access);
  return Object.assign(Object.create(services) as Services, caller, { db, loaders: services.createLoaders(db) });
}

/** The context with some parts changed. A spread would not copy the services, which it inherits. */
export const withParts = (ctx: AppContext, parts: Partial<AppContext>): AppContext =>
  Object.assign(Object.create(ctx) as AppContext, parts);

/** The time of the request is up: no resolver and no statement of it begins any more. */
export function endWork(ctx: AppContext): void {
  handleOf(ctx).work.isOver = true;
}

export const isOver = (ctx: AppContext): boolean => handleOf(ctx).work.isOver;

/** A copy of the context with empty loaders. */
export const restartReading = (ctx: AppContext): AppContext => withParts(ctx, { loaders: ctx.createLoaders(ctx.db) });

const handleOf = (ctx: AppContext) => ctx.db as DatabaseHandle;

/**
 * The data loaders of a request. Each feature adds its own (see its feature.ts). They must not depend on the viewer, because
 * all subscribers of one event share them.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Loaders {}
