import { z } from "zod";

/**
 * Everything that jobs can subscribe to, by name. Each feature declares its own events in `events.ts` and adds their
 * types here; the names are unique in the product.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Events {}

export type EventSchemas = Readonly<Record<string, z.ZodObject>>;

/**
 * Declares the schemas of events. They contain only ids: a job may run much later, and texts that a member has deleted must
 * not remain in a queue.
 */
export const declareEvents = <S extends EventSchemas>(schemas: S): S => schemas;

/** The id of a row in an event. */
export const id = z.uuid();

export type EventKind = keyof Events;
export type EventData<K extends EventKind> = z.infer<Events[K]>;

/** The data of a subscribed job: the event with an id that is the same for every run. */
export type DeliveredEvent<K extends EventKind> = EventData<K> & { eventId: string };

/** The schema of a job that subscribes to the event with this schema, as `delivered(ownEvents.somethingAdded)`. */
export const delivered = <S extends z.ZodObject>(schema: S): z.ZodType<z.infer<S> & { eventId: string }> =>
  schema.extend({ eventId: id }) as unknown as z.ZodType<z.infer<S> & { eventId: string }>;
