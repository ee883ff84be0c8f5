import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { DataSource } from "typeorm";
import type { z } from "zod";
import type { Act, KeepActs } from "./admin/acts";
import type { ViewerTrait } from "./auth/Viewer";
import type { AppContext, FeatureServices } from "./context";
import type { LoaderMakers } from "./database/loader";
import type { EventKind, EventSchemas } from "./events/events";
import type { Subscription } from "./events/onEvent";
import type { FeatureHooks } from "./events/transaction";
import type { Job } from "./jobs/defineJob";
import type { Rate } from "./limits/rates";
import type { LiveEvent } from "./live/events";
import type { Recipients } from "./mail/Recipients";
import type { NotificationKind } from "./notifications/defineNotification";
import type { TableData } from "./personalData/personalData";
import type { Route } from "./rest/route";
import type { Setting } from "./settings/StoredSettings";
import type { AccountSecret } from "./secrets/accountSecret";

/** Routes beside the APIs, for browsers. */
type WebRoutes = (app: FastifyInstance, options: { services: FeatureServices }) => Promise<void>;

/** Changes what fields return by who asks. */
export interface ViewerFilter {
  apply(schema: GraphQLSchema): GraphQLSchema;
  /** Others are served from a schema without it, where queries are faster. */
  isFor(ctx: Pick<AppContext, "viewer">): boolean;
}

/** Whom members know well, in SQL. All members are expressions for ids. */
export interface Contacts {
  /** A query for the ids of those whom a member knows, the newest first; a limited number. */
  of(member: string): string;
  /** A condition: the members know each other. */
  between(one: string, other: string): string;
}

/** What subscriptions may derive from. */
export interface Declared {
  /** By their names in the API. */
  notificationKinds: ReadonlyMap<string, NotificationKind>;
  /** The schema of an event; throws when no feature declares it. */
  schemaOf(kind: EventKind): z.ZodObject;
}

/** What all features add up to. */
export interface Parts extends Declared {
  resolvers: readonly (new () => object)[];
  loaders: LoaderMakers;
  tags: Feature["rest"]["tags"];
  routes: readonly Route[];
  webRoutes: readonly WebRoutes[];
  events: ReadonlyMap<string, z.ZodObject>;
  liveEvents: ReadonlyMap<string, LiveEvent>;
  rates: ReadonlyMap<string, Rate>;
  subscriptions: readonly Subscription[];
  /** All jobs, those of subscriptions too. */
  jobs: readonly Job[];
  zoneJobs: readonly Job[];
  hooks: readonly FeatureHooks[];
  personalData: readonly TableData[];
  secrets: readonly AccountSecret[];
  viewerTraits: ReadonlyMap<string, ViewerTrait>;
  /** null: no feature keeps them. */
  recipients: Recipients | null;
  viewerFilters: readonly ViewerFilter[];
  /** null: no feature keeps them. */
  contacts: Contacts | null;
  settings: ReadonlyMap<string, Setting>;
  acts: ReadonlyMap<string, Act>;
  /** null: no feature keeps it. */
  keepActs: KeepActs | null;
}

/** The parts of a feature. `features.ts` lists all features; everything that needs all of them derives from it. */
export interface Feature<Loaders extends LoaderMakers = LoaderMakers> {
  /** Classes of type-graphql: the feature's part of the GraphQL API. */
  resolvers: readonly (new () => object)[];
  /** By their names in `ctx.loaders`; the feature declares their types in `Loaders` of platform/context.ts. */
  loaders: Loaders;
  rest: {
    /** Headings of the REST description; each route names one. */
    tags: readonly { name: string; description: string }[];
    /** Below `/api`. */
    routes: readonly Route[];
  };
  webRoutes?: readonly WebRoutes[];
  /** Background and scheduled jobs. Those in `subscriptions` need not be repeated. */
  jobs?: readonly Job[];
  /** Jobs without data that compute stored times again when a process has newer time zone data; listed in `jobs`, too. */
  zoneJobs?: readonly Job[];
  /** What jobs can subscribe to; the feature declares the types in `Events` of platform/events/events.ts. */
  events?: EventSchemas;
  /** What processes publish to each other for open pages; the feature declares the types in `LiveEventTypes`. */
  liveEvents?: Readonly<Record<string, LiveEvent>>;
  /** Which jobs run for which events, as `onEvent("somethingAdded", tellItsAuthor)`; or what derives them from all features. */
  subscriptions?: readonly Subscription[] | ((declared: Declared) => readonly Subscription[]);
  /** What members are notified about; notifications subscribes to their events. */
  notifications?: readonly NotificationKind[];
  /** How often somebody may do something; the feature declares the names in `Rates` of platform/limits/rates.ts. */
  rates?: Readonly<Record<string, Rate>>;
  /** What it does within the transactions of other features' changes. */
  hooks?: FeatureHooks;
  /** Which columns of its tables members get in the copy of their data. */
  personalData?: readonly TableData[];
  /** What everybody who asks for something of the service is known by; the feature declares the types in `ViewerTraits`. */
  viewerTraits?: Readonly<Record<string, ViewerTrait>>;
  /** Knows the addresses that mail goes to. One feature has it. */
  recipients?: Recipients;
  /** Whom members may address although they share nothing else. One feature has it. */
  contacts?: Contacts;
  /** The credentials and secrets of accounts that it stores or derives, and how a reset of the password ends them. */
  secrets?: readonly AccountSecret[];
  viewerFilter?: ViewerFilter;
  /** What operators change while the site runs; the feature declares the types in `SettingTypes`. */
  settings?: Readonly<Record<string, Setting>>;
  /** What operators do with it. */
  acts?: readonly Act[];
  /** Keeps the log of what operators do. One feature has it. */
  keepActs?: KeepActs;
  /** Called before the schema is built, for what type-graphql must know by then. */
  assembled?(parts: Parts): void;
  /** Runs at each start, after the migrations and before the service is ready. `dataSource`: for work on whole tables. */
  prepare?(services: FeatureServices, dataSource: DataSource): Promise<void>;
}

/** Checks the shape of a feature and keeps the exact type of its loaders. */
export const defineFeature = <Loaders extends LoaderMakers>(feature: Feature<Loaders>): Feature<Loaders> => feature;
