import type { FastifyBaseLogger } from "fastify";
import type { EntityManager } from "typeorm";
import type { Passwords } from "./accounts/passwords";
import type { Sessions, Viewer } from "./accounts/sessions";
import { createUserLoaders } from "./accounts/userLoaders";
import { createBookLoaders } from "./books/bookLoaders";
import { createPostLoaders } from "./posts/postLoaders";
import { createThreadLoaders } from "./posts/threadLoaders";
import { createProfileLoaders } from "./profiles/profileLoaders";
import type { LiveEvents } from "./shared/liveEvents";
import type { RateLimits } from "./shared/rateLimits";

/** What lives as long as the process and is shared by all requests. */
export interface Services {
  db: EntityManager;
  /** The account that the login page offers; null where there is no demo community. */
  demoAccount: { email: string; password: string } | null;
  events: LiveEvents;
  passwords: Passwords;
  rates: RateLimits;
  sessions: Sessions;
}

/** What every service function takes first: who asks, and with what. */
export interface AppContext extends Services {
  /** null for a visitor; signing in makes a visitor the viewer. */
  viewer: Viewer | null;
  /** A token came along that is not valid: an answer for members must say so. */
  hasInvalidToken: boolean;
  loaders: Loaders;
  requestId: string;
  /** The address that limits count against. */
  ip: string;
  /** Goes before root-relative addresses in answers to other origins; empty for our own pages. */
  baseUrl: string;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}

export type Caller = Pick<AppContext, "viewer" | "hasInvalidToken" | "requestId" | "ip" | "baseUrl" | "log">;

export function createContext(services: Services, caller: Caller): AppContext {
  return Object.assign(Object.create(lazyLoaders), services, caller) as AppContext;
}

/** Makes the loaders when they are first asked for. As a prototype, because Apollo Server copies every context. */
const lazyLoaders = {
  get loaders(): Loaders {
    const ctx = this as unknown as AppContext & { made?: Loaders };
    return (ctx.made ??= createLoaders(ctx.db, () => ctx.viewer));
  },
};

export type Loaders = ReturnType<typeof createLoaders>;

function createLoaders(db: EntityManager, findViewer: () => Viewer | null) {
  return {
    ...createUserLoaders(db),
    ...createProfileLoaders(db),
    ...createBookLoaders(db),
    ...createThreadLoaders(db),
    ...createPostLoaders(db, () => findViewer()?.id ?? null),
  };
}
