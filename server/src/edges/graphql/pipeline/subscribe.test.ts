import { GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import type { AppContext } from "../../../platform/context";
import { times } from "../../../platform/limits/limits";
import { EventQueue } from "../../../platform/live/EventQueue";
import { OperationStore } from "./OperationStore";
import { subscribe } from "./subscribe";

const db = { work: { isOver: false } };
const ctx = { viewer: null, db, log: { warn: () => undefined }, requestId: "1" } as unknown as AppContext;

/** A schema with one subscription, `things`, that is never answered. */
function schemaOf(queue: EventQueue<object>): GraphQLSchema {
  const resolve = () => new Promise(() => undefined);
  const things = { type: GraphQLString, subscribe: () => queue, resolve };
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: "Query", fields: { nothing: { type: GraphQLString } } }),
    subscription: new GraphQLObjectType({ name: "Subscription", fields: { things } }),
  });
}

afterEach(() => vi.useRealTimers());

it("leaves the events and reports them lost when an answer takes too long", async () => {
  const [onEnd, onOverflow] = [vi.fn(), vi.fn()];
  const queue = new EventQueue<object>(onEnd);
  const operation = new OperationStore(schemaOf(queue), { introspection: true }).prepare({
    query: "subscription { things }",
  });
  const subscriber = { contextFor: () => ctx, onOverflow };
  const stream = await subscribe({ ctx, operation, variables: {}, subscriber }, (result) => result);
  if (!("next" in stream)) throw new Error("the subscription was refused");
  vi.useFakeTimers();

  queue.push({});
  const refused = expect(stream.next()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await vi.advanceTimersByTimeAsync(times.answerMs);

  await refused;
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(onOverflow).toHaveBeenCalledTimes(1);
});
