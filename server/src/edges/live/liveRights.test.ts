import {
  getNamedType,
  isScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from "graphql";
import { setTimeout as wait } from "node:timers/promises";
import { beginAbsence, announceAbsence } from "../../features/accounts/suspension/absence";
import { setRole } from "../../features/accounts/users/roles";
import type { User } from "../../features/accounts/users/User";
import { hidePost } from "../../features/groups/discussion/hiding";
import { toDeletion, toLiveComment, toLivePost } from "../../features/groups/discussion/livePosts";
import { Post } from "../../features/groups/discussion/Post";
import { parts } from "../../platform/parts";
import { getSchema } from "../../schema";
import { buildComment, buildUser } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { listen, LiveClient, type Subscription } from "../../testing/live/LiveClient";
import { moderationCalls } from "../../testing/calls/moderationCalls";
import { until } from "../../testing/app/until";

const testApp = useTestApp();
const { send, scene: groupOf } = groupCalls(testApp);
const { staff, report, decide, caseOf } = moderationCalls(testApp);
const canary = "Canary";
const unknownId = "0197f0a0-0000-7000-8000-000000000000";
const subscriptions = Object.values((getSchema().getSubscriptionType() as GraphQLObjectType).getFields());
const isAbout = ({ args }: GraphQLField<unknown, unknown>) => args.some(({ name }) => name.endsWith("Id"));
const aboutOne = subscriptions.filter(isAbout).map(({ name }) => name);

/** The scalar fields of a type; of the members of a union only those with one type in all. */
function selectionOf(type: GraphQLNamedType, isMember = false): string {
  if (isUnionType(type)) {
    const members = type.getTypes().map((one) => `... on ${one.name} ${selectionOf(one, true)}`);
    return `{ __typename ${members.join(" ")} }`;
  }
  if (!("getFields" in type)) return "";
  const plain = Object.values((type as GraphQLObjectType).getFields()).filter(
    (field) => isScalarType(getNamedType(field.type)) && field.args.length === 0,
  );
  const names = plain.map(({ name }) => name).filter((name) => !isMember || ["id", "title"].includes(name));
  return `{ __typename ${names.join(" ")} }`;
}

const queryOf = (field: GraphQLField<unknown, unknown>, id: string) => {
  const given = field.args.filter(({ name }) => name.endsWith("Id")).map(({ name }) => `${name}: "${id}"`);
  return `subscription { ${field.name}${given.length ? `(${given.join()})` : ""} ${selectionOf(getNamedType(field.type))} }`;
};

interface Scene {
  owner: User;
  heir: User;
  watcher: User;
  id: string;
}

/** A group with a title and a comment that outsiders must not read; the watcher is a member if `joins`. */
async function scene(visibility: "OPEN" | "PRIVATE", joins: boolean): Promise<Scene> {
  const { ada: owner, bo: heir, eve: watcher, groupId: id } = await groupOf({ visibility, title: canary });
  await testApp().db.update(Post, { id }, { text: canary });
  await buildComment(testApp().db, { postId: id, authorId: heir.id, text: canary });
  const { data } = await testApp().graphql(`{ group(id: "${id}") { inviteCode } }`, {}, { as: owner });
  const way = visibility === "OPEN" ? { groupId: id } : { inviteCode: data.group.inviteCode };
  for (const member of joins ? [heir, watcher] : [heir]) await send("joinGroup", member, way);
  return { owner, heir, watcher, id };
}

const change = <T>(work: Parameters<ReturnType<typeof testApp>["services"]["db"]["transaction"]>[0]) =>
  testApp().services.db.transaction(work) as Promise<T>;
const act = async (as: User, mutation: string) => {
  const { errors } = await testApp().graphql(`mutation { ${mutation} }`, {}, { as });
  expect(errors).toBeUndefined();
};
const block = (as: User, { id }: User) => act(as, `blockUser(input: { userId: "${id}" }) { id }`);

async function hideAndSuspend({ owner, heir, id }: Scene): Promise<void> {
  const moderator = await staff();
  await report(heir, "POST", id);
  const { errors } = await decide(moderator, await caseOf(id), {
    content: "HIDE",
    member: "SUSPEND",
    days: 7,
    reasonShown: "Spam",
  });
  expect(errors).toBeUndefined();
  await testApp().runJobs();
  const [group] = await testApp().db.query(`select owner_id as "ownerId" from study_groups where id = $1`, [id]);
  expect(group.ownerId).not.toBe(owner.id);
}

interface Loss {
  visibility?: "PRIVATE";
  joins?: boolean;
  before?: (scene: Scene) => Promise<unknown>;
  lose: (scene: Scene) => Promise<unknown>;
}

const losses: Record<string, Loss> = {
  "hidden with its owner suspended": { joins: true, lose: hideAndSuspend },
  "private, for a visitor": {
    lose: ({ owner, id }) => send("updateGroup", owner, { groupId: id, visibility: "PRIVATE" }),
  },
  "of a member who blocked the viewer": { lose: ({ owner, watcher }) => block(owner, watcher) },
  "of a member whom the viewer blocked": { lose: ({ owner, watcher }) => block(watcher, owner) },
  "private, with the viewer removed": {
    ...{ visibility: "PRIVATE", joins: true },
    lose: ({ owner, watcher, id }) => send("removeMember", owner, { groupId: id, userId: watcher.id }),
  },
  "private, with the viewer gone": {
    ...{ visibility: "PRIVATE", joins: true },
    lose: ({ watcher, id }) => send("leaveGroup", watcher, { groupId: id }),
  },
  "hidden, with the viewer no moderator any more": {
    before: async ({ watcher, id }) => {
      await change((tx) => setRole(tx, watcher.id, "MODERATOR"));
      await change((tx) => hidePost(tx, id, true));
    },
    lose: ({ watcher }) => change((tx) => setRole(tx, watcher.id, "MEMBER")),
  },
  "handed over to a member who blocked the viewer": {
    before: ({ heir, watcher }) => block(heir, watcher),
    lose: ({ owner, heir, id }) => send("handOverGroup", owner, { groupId: id, userId: heir.id }),
  },
  deleted: { lose: ({ owner, id }) => act(owner, `deletePost(id: "${id}")`) },
};

/** Every event about the group, from any sender: all live events about posts, comments, groups and rooms. */
function sends({ id }: Scene, post: Post) {
  const events = testApp().services.events;
  const written = { authorId: post.authorId, text: canary, version: 1, createdAt: new Date() };
  const comment = { id, postId: id, ...written, answerCount: 0, likeCount: 0 };
  const room = {
    id,
    version: 1_000,
    kind: "ENTERED" as const,
    person: { id, userId: post.authorId, goal: canary, since: new Date().toISOString() },
  };
  return {
    postAdded: () => events.publish("postAdded", toLivePost(post)),
    likesChanged: () => events.publish("likesChanged", toLivePost(post)),
    commentAdded: () => events.publish("commentAdded", toLiveComment(comment, post)),
    postEdited: () => events.publish("postEdited", toLivePost(post)),
    commentEdited: () => events.publish("commentEdited", toLiveComment(comment, post)),
    commentLiked: () => events.publish("commentLiked", toLiveComment(comment, post)),
    commentDeleted: () => events.publish("commentDeleted", { id, post: toLivePost(post) }),
    groupChanged: () => events.publish("groupChanged", { id }),
    roomChanged: () => events.publish("roomChanged", room),
    "roomChanged here": () => events.deliver("roomChanged", room),
    postDeleted: () =>
      events.publish("postDeleted", { ...toDeletion(post), audience: post.visibility === "PRIVATE" ? [] : null }),
  };
}

/** Live events about other things. */
const others = [
  ...["sessionEnded", "notificationChanged", "viewersChanged", "jobsSent", "eventsMissed"],
  ...["feedsGrew", "processEnding", "settingsChanged"],
];

async function untilListening(count: number): Promise<void> {
  const { events } = testApp().services;
  await until(() => events.listenerCount >= count);
}

async function openAll(client: LiveClient, id: string) {
  const before = testApp().services.events.listenerCount;
  const streams = new Map<string, Subscription<object>>(
    subscriptions.map((field) => [field.name, client.subscribe<object>(queryOf(field, id))]),
  );
  return { streams, begun: () => untilListening(before + subscriptions.length) };
}

const codes = (streams: Map<string, Subscription<object>>) =>
  Promise.all(
    aboutOne.map(async (name) => [
      name,
      (await streams.get(name)?.untilComplete())?.map(({ extensions }) => extensions.code),
    ]),
  );
const notFound = aboutOne.map((name) => [name, ["NOT_FOUND"]]);

describe("N35, N25 what is", () => {
  it.each(Object.entries(losses))(
    "%s ends its open streams, refuses new ones, and is in no event",
    async (_case, loss) => {
      const given = await scene(loss.visibility ?? "OPEN", loss.joins ?? false);
      await loss.before?.(given);
      const client = new LiveClient(await listen(testApp()), testApp().tokenOf(given.watcher));
      const { streams, begun } = await openAll(client, given.id);
      await begun();
      await wait(50); // Their rights have been asked for.

      await loss.lose(given);
      expect(await codes(streams)).toEqual(notFound);
      await testApp().runJobs();
      const seen = [...streams].map(([name, { received }]) => [name, received.length]);
      const late = await openAll(client, given.id);
      expect(await codes(late.streams)).toEqual(notFound);

      const post = await testApp().db.findOne(Post, { where: { id: given.id }, select: postColumns });
      if (post) for (const publish of Object.values(sends(given, post))) publish();
      const stranger = await buildUser(testApp().db);
      await act(stranger, `createPost(input: { text: "Last" }) { id }`);
      const added = streams.get("postAdded");
      while (!JSON.stringify(added?.received.at(-1) ?? "").includes("Last"))
        await added?.until(added.received.length + 1);
      await wait(20);
      await client.leave();

      const heard = (all: Map<string, Subscription<object>>, from: (name: string) => number) =>
        [...all].flatMap(([name, { received }]) => received.slice(from(name)));
      const after = [
        ...heard(streams, (name) => Number(seen.find(([one]) => one === name)?.[1])),
        ...heard(late.streams, () => 0),
      ];
      expect(JSON.stringify(after)).not.toContain(canary);
      expect(JSON.stringify(after)).not.toContain(given.id);
    },
  );

  it("gone with the account of its owner ends its streams, also a hidden one and its room", async () => {
    const given = await scene("OPEN", false);
    await send("leaveGroup", given.heir, { groupId: given.id });
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(given.watcher));
    const { streams, begun } = await openAll(client, given.id);
    await begun();

    await testApp().request({ method: "DELETE", url: "/api/profile" }, { as: given.owner });

    expect(await codes(streams)).toEqual(notFound);
    await client.leave();
  });

  it("unknown is NOT_FOUND for every stream about one thing", async () => {
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(await buildUser(testApp().db)));

    expect(await codes((await openAll(client, unknownId)).streams)).toEqual(notFound);
    await client.leave();
  });

  it("everything closes with the session of a member who is suspended", async () => {
    const { watcher, id } = await scene("OPEN", true);
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(watcher));
    const { begun } = await openAll(client, id);
    await begun();

    const { services } = testApp();
    await services.db.transaction((tx) =>
      beginAbsence(services, tx, watcher.id, { kind: "SUSPENDED", until: null, reason: null }),
    );
    announceAbsence(services, watcher.id);

    expect(await client.closed).toBe(4401);
  });

  it("sent as a live event that this test does not know is a failure", async () => {
    const known = Object.keys(sends({ id: unknownId } as Scene, { id: unknownId } as Post));

    expect([...known, ...others].sort()).toEqual([...parts().liveEvents.keys(), "roomChanged here"].sort());
  });
});

it("N35 a role takes effect on open connections, both ways", async () => {
  const { owner, watcher, id } = await scene("OPEN", false);
  await change((tx) => hidePost(tx, id, true));
  const client = new LiveClient(await listen(testApp()), testApp().tokenOf(watcher));
  const follow = () => client.subscribe<object>(`subscription { postChanged(postId: "${id}") { id text } }`);
  const before = follow();
  await before.untilComplete();

  await change((tx) => setRole(tx, watcher.id, "MODERATOR"));
  const between = follow();
  expect(await between.until(1)).toEqual([{ postChanged: { id, text: canary } }]);
  await change((tx) => setRole(tx, watcher.id, "MEMBER"));

  expect((await between.untilComplete()).map(({ extensions }) => extensions.code)).toEqual(["NOT_FOUND"]);
  expect(owner.id).not.toBe(watcher.id);
  await client.leave();
});

const postColumns = {
  ...{ id: true, authorId: true, writerId: true, text: true, likeCount: true, commentCount: true, version: true },
  ...{ visibility: true, createdAt: true, hiddenAt: true },
} as const;
