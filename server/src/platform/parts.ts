import type { EventKind } from "./events/events";
import type { Feature, Parts } from "./feature";
import { removeExpiredKeysHourly } from "./idempotency/removeExpiredKeys";
import { type Rate, requestRates } from "./limits/rates";
import { type LiveEvent, platformLiveEvents } from "./live/events";
import { platformSettings } from "./settings/readOnly";
import type { Setting } from "./settings/StoredSettings";
import { platformData } from "./personalData/platformData";

/** Puts together what these features add. Throws when two of them use the same name, or subscribe to what none publishes. */
export function partsOf(features: readonly Feature[]): Parts {
  const all = <T>(read: (feature: Feature) => readonly T[] | undefined): T[] =>
    features.flatMap((feature) => read(feature) ?? []);
  const named = <T>(what: string, read: (feature: Feature) => Readonly<Record<string, T>> | undefined) =>
    byName(
      what,
      all((feature) => Object.entries(read(feature) ?? {})),
    );
  const own = <T>(
    first: Readonly<Record<string, T>>,
    read: (feature: Feature) => Readonly<Record<string, T>> | undefined,
  ) => [first, ...all((feature) => [read(feature) ?? {}])].flatMap((part) => Object.entries(part));
  const notificationKinds = byName(
    "kinds of notifications",
    all(({ notifications = [] }) => notifications.map((kind) => [kind.kind, kind] as const)),
  );
  const events = named("events", (feature) => feature.events);
  const declared = { notificationKinds, schemaOf: (kind: EventKind) => find(events, kind) };
  const subscriptions = all(({ subscriptions: own }) => (typeof own === "function" ? own(declared) : own));
  for (const { kind } of subscriptions) find(events, kind);
  return {
    ...declared,
    resolvers: all(({ resolvers }) => resolvers),
    loaders: Object.fromEntries(named("loaders", (feature) => feature.loaders)),
    tags: all(({ rest }) => rest.tags),
    routes: all(({ rest }) => rest.routes),
    webRoutes: all(({ webRoutes }) => webRoutes),
    events,
    liveEvents: byName(
      "live events",
      own<LiveEvent>(platformLiveEvents, ({ liveEvents }) => liveEvents),
    ),
    rates: byName(
      "rates",
      own<Rate>(requestRates, ({ rates }) => rates),
    ),
    subscriptions,
    jobs: [...new Set([removeExpiredKeysHourly, ...all(({ jobs }) => jobs), ...subscriptions.map(({ job }) => job)])],
    zoneJobs: all(({ zoneJobs }) => zoneJobs),
    hooks: all(({ hooks }) => hooks && [hooks]),
    personalData: [...platformData, ...all(({ personalData }) => personalData)],
    recipients: all(({ recipients }) => recipients && [recipients])[0] ?? null,
    viewerTraits: named("traits of viewers", (feature) => feature.viewerTraits),
    secrets: all(({ secrets }) => secrets),
    viewerFilters: all(({ viewerFilter }) => viewerFilter && [viewerFilter]),
    contacts: all(({ contacts }) => contacts && [contacts])[0] ?? null,
    settings: byName(
      "settings",
      own<Setting>(platformSettings, ({ settings }) => settings),
    ),
    acts: byName(
      "acts",
      all(({ acts = [] }) => acts.map((act) => [act.name, act] as const)),
    ),
    keepActs: all(({ keepActs }) => keepActs && [keepActs])[0] ?? null,
  };
}

function byName<T>(what: string, entries: readonly (readonly [string, T])[]): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const [name, value] of entries) {
    if (found.has(name)) throw new Error(`Two ${what} are called ${name}`);
    found.set(name, value);
  }
  return found;
}

function find<T>(events: ReadonlyMap<string, T>, kind: string): T {
  const schema = events.get(kind);
  if (!schema) throw new Error(`No feature declares the event ${kind}`);
  return schema;
}

let assembled: Parts | null = null;

/** Only `features.ts` calls it: from then on the product consists of these features. */
export function assemble<F extends Feature>(features: readonly F[]): readonly F[] {
  const parts = partsOf(features);
  for (const feature of features) feature.assembled?.(parts);
  assembled = parts;
  return features;
}

/** What all features of the product add up to. */
export function parts(): Parts {
  if (!assembled) throw new Error("features.ts is not loaded");
  return assembled;
}
