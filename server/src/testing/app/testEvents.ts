import { defineJob } from "../../platform/jobs/defineJob";
import { createServices } from "../../start/services";
import { runDueJobs } from "./dueJobs";
import { jwtSecret, type TestApp, useTestApp } from "./harness";
import { features } from "../../features";
import { delivered, type EventKind, type EventSchemas } from "../../platform/events/events";
import { onEvent } from "../../platform/events/onEvent";

export let testApp: () => TestApp;

export const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export type Delivery = { kind: EventKind; eventId: string } & Record<string, string>;

export let deliveries: Delivery[] = [];

export const schemas = Object.assign({}, ...features.map(({ events }) => events ?? {})) as EventSchemas;

const jobFor = (kind: EventKind, name: string) =>
  defineJob({
    name,
    schema: delivered(schemas[kind]!),
    run: async (_services, data) => void deliveries.push({ kind, ...data }),
  });

/** A job for each kind of event, and a second one for new posts. */
export const subscriptions = [
  ...(Object.keys(schemas) as EventKind[]).map((kind) => onEvent(kind, jobFor(kind, `on-${kind}`) as never)),
  onEvent("postAdded", jobFor("postAdded", "also-on-postAdded") as never),
];

export const jobs = subscriptions.map(({ job }) => job);

export function makeServices(subscribed = subscriptions) {
  const { db } = testApp();
  return createServices({ db, jwtSecret, rateLimitFactor: 1_000, redis: null, subscriptions: subscribed });
}

/** Runs the jobs that wait. */
export async function deliver(): Promise<Delivery[]> {
  await runDueJobs(makeServices(), jobs);
  return deliveries;
}

/** What each test file of events calls first: the server, and no deliveries before each test. */
export function useTestEvents(): void {
  testApp = useTestApp();
  beforeEach(() => (deliveries = []));
}
