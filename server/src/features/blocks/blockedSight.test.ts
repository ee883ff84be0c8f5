import { v7 as newId } from "uuid";
import { features } from "../../features";
import { getSchema } from "../../schema";
import { buildBook } from "../../testing/buildBook";
import { buildComment, buildLike, buildPost, buildProfile, buildUser } from "../../testing/factories";
import { useTestApp } from "../../testing/harness";
import { dayIn, sessionCalls } from "../../testing/sessionCalls";
import { queriesOf } from "../../testing/reachableFields";
import { beginAbsence } from "../accounts/absence/absence";
import { removeMember } from "../accounts/departure/removeMember";
import type { User } from "../accounts/User";
import { Comment } from "../posts/Comment";
import type { Tx } from "../../platform/events/transaction";
import { hideComment, hidePost } from "../posts/hiding";

const testApp = useTestApp();
const { meetEachOther } = sessionCalls(testApp);

interface Scene {
  /** null: a guest. */
  viewer: User | null;
  other: User;
  ownPost: string;
  othersPost: string;
  /** The other has read it, and shared it with the group of each. */
  book: string;
  sessions: string[];
  /** What must be in no answer. */
  traces: string[];
}

/** Why a viewer does not see something of another member. */
interface Reason {
  /** What of theirs is not to be found. */
  unseen: ("person" | "post" | "text")[];
  /** Left out: the other of the two members looks. */
  isForGuests?: true;
  apply(viewer: User, other: User, written: { posts: string[]; comments: string[] }): Promise<unknown>;
}

const act = (name: string, as: User, to: User) =>
  testApp().graphql(`mutation { ${name}(input: { userId: "${to.id}" }) { id } }`, {}, { as });
const block = (blocker: User, blocked: User) => act("blockUser", blocker, blocked);

const everything: Reason["unseen"] = ["person", "post", "text"];
const inTransaction = (work: (tx: Tx) => Promise<unknown>) => testApp().services.db.transaction(work);

const reasons: Record<string, Reason> = {
  "C3 a member whom the viewer blocked": { unseen: everything, apply: (viewer, other) => block(viewer, other) },
  "C3 a member who blocked the viewer": { unseen: everything, apply: (viewer, other) => block(other, viewer) },
  "C19 an absent member": {
    unseen: ["person"],
    apply: (_viewer, { id }) =>
      inTransaction((tx) => beginAbsence(testApp().services, tx, id, { kind: "SUSPENDED", until: null, reason: null })),
  },
  "C20 a member who is leaving": {
    unseen: ["person"],
    apply: (_viewer, { id }) =>
      inTransaction((tx) =>
        beginAbsence(testApp().services, tx, id, { kind: "LEAVING", until: new Date(Date.now() + 1e8), reason: null }),
      ),
  },
  "C20 a member who is gone": {
    unseen: everything,
    apply: (_viewer, { id }) => removeMember(testApp().services, id, { keepsContent: false }),
  },
  "C20 a member who is gone and left what they wrote": {
    unseen: ["person"],
    apply: (_viewer, { id }) => removeMember(testApp().services, id, { keepsContent: true }),
  },
  "C20 a member with a profile for members only, to a guest": {
    // The title of their newest group may be shown to guests, without a word about them.
    unseen: ["person"],
    isForGuests: true,
    apply: (_viewer, other) =>
      testApp().graphql(`mutation { saveProfile(input: { visibility: MEMBERS }) { id } }`, {}, { as: other }),
  },
  "B3 a private group that the viewer is not in": {
    unseen: ["post", "text"],
    async apply(_viewer, other, { posts: [groupId], comments: [elsewhere] }) {
      await testApp().db.delete(Comment, { id: elsewhere });
      const input = `{ groupId: "${groupId}", visibility: PRIVATE }`;
      await testApp().graphql(`mutation { updateGroup(input: ${input}) { id } }`, {}, { as: other });
    },
  },
  "C17 what moderators hid": {
    unseen: ["post", "text"],
    apply: (_viewer, _other, { posts, comments }) =>
      inTransaction(async (tx) => {
        for (const id of posts) await hidePost(tx, id, true);
        for (const id of comments) await hideComment(tx, id, true);
      }),
  },
};

/** Two members who meet wherever members can meet, in lists and notifications too, before there is a reason not to. */
async function buildScene({ unseen, isForGuests, apply }: Reason): Promise<Scene> {
  const { db } = testApp();
  const [name, text] = [`Person ${newId()}`, `Text ${newId()}`];
  const viewer = await buildUser(db);
  const other = await buildUser(db, { name });
  await buildProfile(db, { userId: viewer.id });
  await buildProfile(db, { userId: other.id, bio: name, company: name });
  const book = await buildBook(db);
  const own = await buildPost(db, { authorId: viewer.id });
  const others = await buildPost(db, { authorId: other.id, text });
  const comments = [];
  for (const { id: postId } of [own, others]) {
    comments.push(await buildComment(db, { postId, authorId: other.id, text, bookId: book }));
    await buildComment(db, { postId, authorId: viewer.id });
    await buildLike(db, { postId, userId: other.id });
  }
  await act("requestBuddy", other, viewer);
  await act("acceptBuddy", viewer, other);
  await testApp().runJobs();
  await testApp().graphql(`mutation { rateBook(input: { bookId: "${book}", rating: 4 }) { id } }`, {}, { as: other });
  const sessions = await meetEachOther({ viewer, other, own: own.id, others: others.id, title: text });
  await apply(viewer, other, { posts: [others.id], comments: comments.map(({ id }) => id) });
  const traces = { person: [name, other.id], post: [others.id], text: [text] };
  return {
    viewer: isForGuests ? null : viewer,
    other,
    ownPost: own.id,
    othersPost: others.id,
    book,
    sessions,
    traces: unseen.flatMap((what) => traces[what]),
  };
}

/** What required arguments are given, by their names: a new one must be thought of here. */
const argumentsOf = ({ other, ownPost, othersPost, book, sessions }: Scene): Record<string, string[]> => ({
  id: [other.id, ownPost, othersPost, book, ...sessions].map((id) => `"${id}"`),
  userId: [`"${other.id}"`],
  goal: [`"learn to paint"`],
  code: [`"no invitation"`],
  from: [`"${dayIn(0)}T00:00:00Z"`],
  to: [`"${dayIn(30)}T00:00:00Z"`],
  limitedToken: [`"none"`],
});

/** The viewer's own list of whom they blocked names them, of course. The other takes a suspended member's token. */
const exempt = new Set(["User.blocked", "Query.absentExports"]);

const askingAs = ({ viewer }: Scene) => (viewer ? { as: viewer } : {});

const refusalsOf = ({ viewer }: Scene) => ["NOT_FOUND", "FORBIDDEN", ...(viewer ? [] : ["UNAUTHENTICATED"])];

/** What must not be found, unless the question had it. */
const findsTrace = (answer: string, question: string, { traces }: Scene): boolean =>
  traces.some((trace) => answer.includes(trace) && !question.includes(trace));

describe.each(Object.entries(reasons))("%s", (_who, reason) => {
  it("is shown by no field of the schema", async () => {
    const scene = await buildScene(reason);
    const schema = getSchema();
    const queries = queriesOf(schema, argumentsOf(scene), exempt);

    const found: string[] = [];
    for (const query of queries) {
      const { data, errors } = await testApp().graphql(query, {}, askingAs(scene));
      const wrong = errors?.find(({ extensions }) => !refusalsOf(scene).includes(extensions.code));
      // That token is for members without a session.
      if (wrong && !query.includes("limitedToken")) found.push(`${query}: ${wrong.message}`);
      if (findsTrace(JSON.stringify(data ?? null), query, scene)) found.push(query);
    }

    expect(found).toEqual([]);
    expect(queries.length).toBeGreaterThan(80);
  });

  it("is shown by no REST route", async () => {
    const scene = await buildScene(reason);
    const reads = features.flatMap(({ rest }) => rest.routes).filter(({ method }) => method === "GET");
    const lists = [
      { method: "POST", path: "/profile/postload", payload: {} },
      { method: "PUT", path: `/posts/like/${scene.ownPost}` },
      { method: "POST", path: `/posts/comment/${scene.ownPost}`, payload: { text: "Hi" } },
    ] as const;
    const ids = [scene.other.id, scene.ownPost, scene.othersPost, ...scene.sessions];
    const requests = [
      ...lists.map(({ path, ...rest }) => ({ ...rest, url: `/api${path}` })),
      ...reads.flatMap(({ path }) =>
        (path.includes(":") ? ids : [""]).map(
          (id) => ({ method: "GET", url: `/api${path.replace(/:\w+/, id)}` }) as const,
        ),
      ),
    ];

    const found: string[] = [];
    for (const request of requests) {
      if (request.url === "/api/blocks") continue;
      const response = await testApp().request(request, askingAs(scene));
      if (response.statusCode >= 500 || findsTrace(response.body, request.url, scene)) found.push(request.url);
    }

    expect(found).toEqual([]);
    expect(requests.length).toBeGreaterThan(15);
  });
});
