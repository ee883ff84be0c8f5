import { isInputObjectType, getNamedType, type GraphQLObjectType } from "graphql";
import { hidePost } from "../../features/groups/discussion/hiding";
import type { User } from "../../features/accounts/users/User";
import { getSchema } from "../../schema";
import { buildBook } from "../../testing/app/buildBook";
import { buddyGroupCalls } from "../../testing/calls/buddyGroupCalls";
import { buildProfile } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";
import { anHour, dayIn } from "../../testing/calls/sessionCalls";

const testApp = useTestApp();
const { send, scene: groupOf } = groupCalls(testApp);
const { befriend } = buddyGroupCalls(testApp);
const rest = restCall(testApp);
const canary = "Canary";
const headers = { "idempotency-key": "k-1" };

interface Scene {
  owner: User;
  sender: User;
  id: string;
}

/** The sender is a member of the owner's group. */
async function scene(): Promise<Scene> {
  const { ada: owner, eve: sender, groupId: id } = await groupOf({ title: canary });
  await send("joinGroup", sender, { groupId: id });
  await buildProfile(testApp().db, { userId: sender.id });
  return { owner, sender, id };
}

/** The sender's own post, which the owner has got since. */
async function ownPost(given: Scene, id: string): Promise<Scene> {
  await send("joinGroup", given.owner, { groupId: id });
  await send("handOverGroup", given.sender, { groupId: id, userId: given.owner.id });
  await send("updateGroup", given.owner, { groupId: id, title: canary });
  return { ...given, id };
}

interface Replay {
  type: string;
  selection: string;
  input: (scene: Scene) => object | Promise<object>;
  /** REST: the same request. */
  route?: (scene: Scene) => [string, object];
  /** The scene that the first result made. */
  after?: (scene: Scene, id: string) => Promise<Scene>;
}

const post = { text: "My own words", group: { title: "Mine" } };
const edit = { text: "Mine", version: 1 };
const group = "id title owner { name }";
const planned = {
  title: "Reading",
  startsOn: dayIn(7),
  startTime: "19:00",
  timeZone: "Asia/Manila",
  durationMinutes: 60,
};

async function create(name: string, as: User, type: string, input: object): Promise<string> {
  const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`;
  return (await testApp().graphql(mutation, { input }, { as })).data[name].id;
}

/** Mutations with a key, which give back something that others may take from the sender. */
const replays: Record<string, Replay> = {
  createPost: {
    ...{ type: "CreatePostInput", selection: `id text author { name } group { ${group} }`, after: ownPost },
    input: () => post,
    route: () => ["POST /api/posts", post],
  },
  updateComment: {
    ...{ type: "UpdateCommentInput", selection: `id text post { id group { ${group} } }` },
    input: async ({ sender, id }) => ({
      commentId: await create("addComment", sender, "AddCommentInput", { postId: id, text: "Yours" }),
      ...edit,
    }),
  },
  addComment: {
    ...{ type: "AddCommentInput", selection: `id text post { id group { ${group} } }` },
    input: ({ id }) => ({ postId: id, text: "Mine" }),
    route: ({ id }) => [`POST /api/posts/comment/${id}`, { text: "Mine" }],
  },
  shareBook: {
    ...{ type: "ShareBookInput", selection: `id text post { id group { ${group} } }` },
    input: async ({ id }) => ({ groupId: id, bookId: await buildBook(testApp().db), text: "Mine" }),
  },
  createStudySession: {
    ...{ type: "CreateStudySessionInput", selection: `id title group { ${group} }` },
    input: ({ id }) => anHour({ groupId: id }),
    route: ({ id }) => [`POST /api/posts/${id}/sessions`, planned],
  },
  openBuddyGroup: {
    ...{ type: "OpenBuddyGroupInput", selection: `${group} buddy { name }` },
    async input({ owner, sender }) {
      await befriend(owner, sender);
      return { userId: owner.id };
    },
  },
};

/** Mutations with a key, which only give back what is the sender's own for as long as they have a session; an edit of a post that is not, is refused. */
const ofOneself = [
  "updatePost",
  "report",
  "addReadingNote",
  "createAccessToken",
  "addExperience",
  "addEducation",
  "register",
];

type Lose = (scene: Scene) => Promise<unknown>;
const block: Lose = ({ owner, sender }) =>
  testApp().graphql(`mutation { blockUser(input: { userId: "${sender.id}" }) { id } }`, {}, { as: owner });
const losses: Record<string, Lose> = {
  "private, with the sender removed": async ({ owner, sender, id }) => {
    await send("updateGroup", owner, { groupId: id, visibility: "PRIVATE" });
    await send("removeMember", owner, { groupId: id, userId: sender.id });
  },
  "of a member who blocked the sender": block,
  hidden: ({ id }) => testApp().services.db.transaction((tx) => hidePost(tx, id, true)),
  deleted: ({ owner, id }) => testApp().graphql(`mutation { deletePost(id: "${id}") }`, {}, { as: owner }),
};

/** A post that was hidden is still there for who wrote it; the group of two goes with a block alone. */
const mayStill = (name: string, loss: string) =>
  name === "openBuddyGroup"
    ? loss !== "of a member who blocked the sender"
    : name === "createPost" && loss === "hidden";

const cases = Object.entries(replays).flatMap(([name, replay]) =>
  Object.keys(losses)
    .filter((loss) => !mayStill(name, loss))
    .map((loss) => [name, loss, replay] as const),
);

describe("N36 a replay of", () => {
  it.each(cases)(
    "%s, when the group is %s, gives nothing of it",
    async (name, loss, { type, selection, input, after }) => {
      const first = await scene();
      const given = { ...(await input(first)), idempotencyKey: "k-1" };
      const ask = () =>
        testApp().graphql(
          `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
          { input: given },
          { as: first.sender },
        );
      const answer = await ask();
      expect(answer.errors).toBeUndefined();
      const then = after ? await after(first, answer.data[name].id) : first;
      expect((await ask()).data[name].id).toBe(answer.data[name].id);

      await losses[loss]?.(then);
      const again = await ask();

      expect(again.errors?.[0]?.extensions.code).toMatch(/^(NOT_FOUND|FORBIDDEN)$/);
      expect(JSON.stringify(again)).not.toContain(canary);
    },
  );

  it.each(
    cases.flatMap(([name, loss, replay]) => (replay.route ? [[name, loss, replay.route, replay.after] as const] : [])),
  )("%s over REST, when the group is %s, gives nothing of it", async (_name, loss, route, after) => {
    const first = await scene();
    const [path, body] = route(first);
    const ask = () => rest(path, { as: first.sender, body, headers });
    const answer = await ask();
    expect(answer.status).toBe(200);
    const then = after ? await after(first, answer.body._id) : first;

    await losses[loss]?.(then);
    const again = await ask();

    expect([403, 404]).toContain(again.status);
    expect(JSON.stringify(again.body)).not.toContain(canary);
  });

  it("every mutation with a key is looked at here", () => {
    const mutations = Object.values((getSchema().getMutationType() as GraphQLObjectType).getFields());
    const withKey = mutations.filter(({ args }) =>
      args.some((arg) => {
        const given = getNamedType(arg.type);
        return isInputObjectType(given) && "idempotencyKey" in given.getFields();
      }),
    );

    expect(withKey.map(({ name }) => name).sort()).toEqual([...Object.keys(replays), ...ofOneself].sort());
  });
});
