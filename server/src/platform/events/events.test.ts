import { setTimeout as wait } from "node:timers/promises";
import { createContext } from "../context";
import { defineJob } from "../jobs/defineJob";
import { installQueues } from "../jobs/installQueues";
import { JobRunner } from "../jobs/JobRunner";
import { jobs as ownJobs } from "../jobs/jobList";
import { createServices } from "../../services";
import { addComment, deleteComment } from "../../features/posts/commentService";
import { likePost, unlikePost } from "../../features/posts/likes";
import { Post } from "../../features/posts/Post";
import { createPost, deletePost } from "../../features/posts/postService";
import { deleteAccount } from "../../features/accounts/deleteAccount";
import { User } from "../../features/accounts/User";
import { buildComment, buildPost, buildUser } from "../../testing/factories";
import { jwtSecret, useTestApp } from "../../testing/harness";
import { features } from "../../features";
import { delivered, type EventKind, type EventSchemas } from "./events";
import { onEvent } from "./onEvent";

const testApp = useTestApp();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Delivery = { kind: EventKind; eventId: string } & Record<string, string>;
let deliveries: Delivery[] = [];

const schemas = Object.assign({}, ...features.map(({ events }) => events ?? {})) as EventSchemas;

const jobFor = (kind: EventKind, name: string) =>
  defineJob({
    name,
    schema: delivered(schemas[kind]!),
    run: async (_services, data) => void deliveries.push({ kind, ...data }),
  });

/** A job for each kind of event, and a second one for new posts. */
const subscriptions = [
  ...(Object.keys(schemas) as EventKind[]).map((kind) => onEvent(kind, jobFor(kind, `on-${kind}`) as never)),
  onEvent("postAdded", jobFor("postAdded", "also-on-postAdded") as never),
];
const jobs = subscriptions.map(({ job }) => job);

function makeServices(subscribed = subscriptions) {
  const { db } = testApp();
  return createServices({ db, jwtSecret, rateLimitFactor: 1_000, redis: null, subscriptions: subscribed });
}

const contextOf = (user: User, services = makeServices()) =>
  createContext(services, {
    viewer: { id: user.id, tokenId: user.id, expiresAt: new Date(Date.now() + 60_000) },
    hasInvalidToken: false,
    readsLatest: true,
    requestId: "test",
    ip: "127.0.0.1",
    baseUrl: "",
    log,
  });

/** Runs the jobs that wait, until there are so many deliveries. */
async function deliver(count: number): Promise<Delivery[]> {
  const runner = new JobRunner({ services: makeServices(), jobs, log, isAlone: true });
  await runner.start();
  while (deliveries.length < count) await wait(20);
  await wait(100);
  await runner.stop(5_000);
  return deliveries;
}

beforeAll(() => installQueues(testApp().db, jobs));
beforeEach(() => (deliveries = []));

describe("an event that is published in a transaction", () => {
  it("reaches each subscribed job once, with one id, when the change is committed", async () => {
    const user = await buildUser(testApp().db);
    const post = { postId: user.id, authorId: user.id };

    await makeServices().db.transaction(async (tx) => {
      await tx.update(User, { id: user.id }, { name: "Renamed" });
      tx.publish("postAdded", post);
    });
    const [first, second] = await deliver(2);

    expect(first).toEqual({ kind: "postAdded", ...post, eventId: expect.any(String) });
    expect(second).toEqual(first);
    expect(deliveries).toHaveLength(2);
  });

  it("reaches nobody when the change is undone", async () => {
    const user = await buildUser(testApp().db);
    const notified: string[] = [];

    const work = makeServices().db.transaction(async (tx) => {
      tx.publish("accountDeleted", { userId: user.id }, () => notified.push("live"));
      await tx.query("select 1 / 0");
    });

    await expect(work).rejects.toThrow("division by zero");
    expect([await deliver(0), notified]).toEqual([[], []]);
  });

  it("reaches live subscribers after the commit, in the order in which it was published", async () => {
    const { db } = testApp();
    const user = await buildUser(db, { name: "Before" });
    const seen: Promise<string>[] = [];
    const nameNow = async (place: string) => `${place} ${(await db.findOneByOrFail(User, { id: user.id })).name}`;

    await makeServices([]).db.transaction(async (tx) => {
      await tx.update(User, { id: user.id }, { name: "After" });
      for (const place of ["first", "second"]) tx.notify(() => seen.push(nameNow(place)));
    });

    expect(await Promise.all(seen)).toEqual(["first After", "second After"]);
  });

  it("takes no statement while no job subscribes", async () => {
    const publish = (services: ReturnType<typeof makeServices>) =>
      testApp().counter.count(() =>
        services.db.transaction(async (tx) =>
          tx.publish("accountDeleted", { userId: "00000000-0000-4000-8000-000000000000" }),
        ),
      );

    expect(await publish(makeServices([]))).toBe(2);
    expect(await publish(makeServices())).toBe(3);
    await deliver(1);
  });
});

describe("what members do", () => {
  it("is delivered to jobs with the ids of what changed, and of those who did it", async () => {
    const { db } = testApp();
    const [ada, bob] = [await buildUser(db), await buildUser(db)];
    const post = await buildPost(db, { authorId: ada.id });
    const userId = bob.id;

    await likePost(contextOf(bob), post.id);
    await likePost(contextOf(bob), post.id);
    await unlikePost(contextOf(bob), post.id);
    const comment = await addComment(contextOf(bob), { postId: post.id, text: "Hello" });
    await deleteComment(contextOf(bob), comment.id);
    await deletePost(contextOf(ada), post.id);
    await deliver(5);

    const plain = deliveries.map(({ eventId: _eventId, ...rest }) => rest);
    expect(plain).toHaveLength(5);
    expect(plain).toEqual(
      expect.arrayContaining([
        { kind: "postLiked", postId: post.id, userId },
        { kind: "postUnliked", postId: post.id, userId },
        { kind: "commentAdded", commentId: comment.id, postId: post.id, authorId: userId },
        { kind: "commentDeleted", commentId: comment.id, postId: post.id, authorId: userId },
        { kind: "postDeleted", postId: post.id, authorId: ada.id },
      ]),
    );
    expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(5);
  });

  it("is delivered once for a request that is repeated with its key", async () => {
    const ada = await buildUser(testApp().db);
    const input = { text: "Hello", idempotencyKey: "once" };

    const first = await createPost(contextOf(ada), input);
    await createPost(contextOf(ada), input);
    await deliver(2);

    expect(deliveries.map(({ kind, postId }) => [kind, postId])).toEqual([
      ["postAdded", first.id],
      ["postAdded", first.id],
    ]);
    expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it("takes the same statement as ever while no job subscribes", async () => {
    const ada = await buildUser(testApp().db);
    const services = makeServices([]);

    const count = await testApp().counter.count(() => createPost(contextOf(ada, services), { text: "Hello" }));

    expect(count).toBe(1);
    expect(testApp().counter.statements.at(-1)).not.toContain("pgboss");
  });

  it("is delivered for everything that a deleted account takes with it", async () => {
    const { db } = testApp();
    const [ada, bob] = [await buildUser(db), await buildUser(db)];
    const own = await buildPost(db, { authorId: ada.id });
    const other = await buildPost(db, { authorId: bob.id });
    const comment = await buildComment(db, { postId: other.id, authorId: ada.id });
    await db.update(Post, { id: other.id }, { commentCount: 1 });

    await deleteAccount(contextOf(ada));
    await deliver(3);

    expect(deliveries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "accountDeleted", userId: ada.id }),
        expect.objectContaining({ kind: "postDeleted", postId: own.id, authorId: ada.id }),
        expect.objectContaining({ kind: "commentDeleted", commentId: comment.id, postId: other.id }),
      ]),
    );
    expect(deliveries).toHaveLength(3);
  });
});

describe("the jobs of the service", () => {
  it("have names of their own", () => {
    expect(new Set(ownJobs.map(({ name }) => name)).size).toBe(ownJobs.length);
  });
});
