import { GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import { type AppContext } from "../context";
import { OperationStore } from "../../edges/graphql/pipeline/OperationStore";
import { subscribe } from "../../edges/graphql/pipeline/subscribe";
import { EventQueue } from "../live/EventQueue";
import { type AnyAction, declareActions, members, ownerBy } from "./actions";
import { guardFields } from "./fieldRights";

const { follow, followOwn } = declareActions("thing", {
  follow: members,
  followOwn: ownerBy((event: { userId: string }) => event.userId),
});

/** A schema with one subscription, `things`, under an action. */
function schemaWith(action: AnyAction | undefined, queue: EventQueue<object>): GraphQLSchema {
  const things = {
    type: new GraphQLNonNull(GraphQLString),
    extensions: { action },
    subscribe: () => queue,
    resolve: ({ text }: { text: string }) => text,
  };
  const nothing = { type: GraphQLString, extensions: { action: follow } };
  return guardFields(
    new GraphQLSchema({
      query: new GraphQLObjectType({ name: "Query", fields: { nothing } }),
      subscription: new GraphQLObjectType({ name: "Subscription", fields: { things } }),
    }),
  );
}

const log = { warn: () => undefined, error: () => undefined };
const contextOf = (id: string | null) =>
  ({
    log,
    viewer: id === null ? null : { id, tokenId: "t", expiresAt: new Date() },
    hasInvalidToken: false,
  }) as unknown as AppContext;

/** What a subscriber receives of the events, while `viewers` says who they are at each. */
async function received(action: AnyAction, events: object[], viewers: (string | null)[]): Promise<unknown[]> {
  const queue = new EventQueue<object>(() => undefined);
  const operations = new OperationStore(schemaWith(action, queue), { introspection: true });
  const operation = operations.prepare({ query: "subscription { things }" });
  const given = [...viewers];
  const subscriber = { contextFor: () => contextOf(given.shift() ?? null), onOverflow: () => undefined };
  const subscription = { ctx: contextOf("ada"), operation, request: {}, variables: {}, subscriber };
  const stream = await subscribe(subscription, (result) => result);
  if (!(Symbol.asyncIterator in stream)) throw new Error("the subscription was refused");
  events.forEach((event) => queue.push(event));
  const seen: unknown[] = [];
  for await (const { data } of stream) {
    seen.push(data?.things);
    if (data?.things === "last") break;
  }
  return seen;
}

describe("a subscription of a viewer who loses the right", () => {
  it("leaves out the events of other members' things, and goes on with their own", async () => {
    const events = [
      { userId: "ada", text: "one" },
      { userId: "grace", text: "two" },
      { userId: "ada", text: "last" },
    ];

    expect(await received(followOwn, events, ["ada", "ada", "ada"])).toEqual(["one", "last"]);
  });

  it("gives nothing while the session has ended", async () => {
    const events = [{ text: "one" }, { text: "two" }, { text: "last" }];

    expect(await received(follow, events, ["ada", null, "ada"])).toEqual(["one", "last"]);
  });
});

it("lets no field of the schema start without an action", () => {
  const queue = new EventQueue<object>(() => undefined);

  expect(() => schemaWith(undefined, queue)).toThrow("Subscription.things declares no action");
});
