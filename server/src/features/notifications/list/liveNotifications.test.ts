import { connect, testApp, useLiveMembers } from "../../../testing/live/liveMembers";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { jobs as limits } from "../../../platform/limits/jobLimits";
import { JobRunner } from "../../../platform/jobs/JobRunner";
import { parts } from "../../../platform/parts";
import type { User } from "../../accounts/users/User";

useLiveMembers();

const follow = `subscription { notificationChanged {
  notification { id summary count isRead } removedId unreadCount version
} }`;

interface Change {
  notificationChanged: {
    notification: { id: string; summary: string; count: number; isRead: boolean } | null;
    removedId: string | null;
    unreadCount: number;
    version: number;
  };
}

/** Jobs that nobody announces are looked for every two seconds: what arrives sooner was not polled. */
const sooner = limits.pollMs - 500;

let runner: JobRunner;

beforeAll(() => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  runner = new JobRunner({ services: testApp().services, jobs: parts().jobs, log });
  runner.start();
});

afterAll(() => runner.stop(5_000));

const ask = (query: string, as: User, variables = {}) => testApp().graphql(query, variables, { as });
const tokenOf = async (user: User) => (await testApp().services.sessions.start(user)).token;
const buildMember = (name: string) => buildUser(testApp().db, { name });
const buildPostOf = async ({ id: authorId }: User) =>
  (await buildPost(testApp().db, { authorId, text: "Linear algebra" })).id;

async function comment(as: User, postId: string): Promise<string> {
  const query = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;
  return (await ask(query, as, { input: { postId, text: "Count me in." } })).data.addComment.id;
}

async function subscribe(user: User) {
  const subscription = connect(await tokenOf(user)).subscribe<Change>(follow);
  await subscription.until(1);
  return {
    /** The change with this number; the state at the beginning is the first. */
    change: async (number: number, withinMs?: number) =>
      (await subscription.until(number, withinMs))[number - 1]?.notificationChanged,
    received: subscription.received,
  };
}

describe("C5 C6 live notifications", () => {
  it("begin with the number of unread ones, and bring a reply within a second", async () => {
    const [ada, grace] = [await buildMember("Ada"), await buildMember("Grace")];
    const postId = await buildPostOf(ada);
    const { change } = await subscribe(ada);
    expect(await change(1)).toEqual({ notification: null, removedId: null, unreadCount: 0, version: 0 });

    await comment(grace, postId);
    const notification = { id: expect.any(String), count: 1, isRead: false };
    expect(await change(2)).toMatchObject({ notification, removedId: null, unreadCount: 1, version: 1 });
    await comment(grace, postId);
    const summary = "Grace wrote 2 replies in “Linear algebra”";
    expect(await change(3, sooner)).toMatchObject({ notification: { summary, count: 2 }, unreadCount: 1, version: 2 });
  });

  it("reach nobody else", async () => {
    const [ada, grace] = [await buildMember("Ada"), await buildMember("Grace")];
    const postId = await buildPostOf(ada);
    const [toAda, toGrace] = [await subscribe(ada), await subscribe(grace)];

    await comment(grace, postId);
    await toAda.change(2);

    expect(toGrace.received).toHaveLength(1);
  });

  it("are in the list after a gap, with the number the connection begins with", async () => {
    const [ada, grace] = [await buildMember("Ada"), await buildMember("Grace")];
    const postId = await buildPostOf(ada);
    const first = await subscribe(ada);
    await comment(grace, postId);
    await first.change(2);

    expect(await (await subscribe(ada)).change(1)).toMatchObject({ notification: null, unreadCount: 1, version: 1 });
    const { me } = (await ask(`{ me { notifications { nodes { count } version } } }`, ada)).data;
    expect(me.notifications).toEqual({ nodes: [{ count: 1 }], version: 1 });
  });
});

describe("C7 live notifications", () => {
  it("shrink and disappear with what they are about", async () => {
    const [ada, grace, linus] = [await buildMember("Ada"), await buildMember("Grace"), await buildMember("Linus")];
    const postId = await buildPostOf(ada);
    const { change } = await subscribe(ada);
    const first = await comment(grace, postId);
    const id = (await change(2))?.notification?.id;
    const second = await comment(linus, postId);
    await change(3);

    await ask(`mutation { deleteComment(id: "${first}") { id } }`, grace);
    const summary = "Linus replied in “Linear algebra”";
    expect(await change(4, sooner)).toMatchObject({ notification: { id, summary, count: 1 }, unreadCount: 1 });
    await ask(`mutation { deleteComment(id: "${second}") { id } }`, linus);
    expect(await change(5, sooner)).toMatchObject({ notification: null, removedId: id, unreadCount: 0 });
  });

  it("disappear with the post, and with the account of those who wrote them", async () => {
    const [ada, grace, linus] = [await buildMember("Ada"), await buildMember("Grace"), await buildMember("Linus")];
    const [one, other] = [await buildPostOf(ada), await buildPostOf(ada)];
    const { change } = await subscribe(ada);
    await comment(grace, one);
    await change(2);
    await comment(linus, other);
    await change(3);

    await ask(`mutation { deletePost(id: "${one}") }`, ada);
    expect(await change(4, sooner)).toMatchObject({
      notification: null,
      removedId: expect.any(String),
      unreadCount: 1,
    });
    await testApp().request({ method: "DELETE", url: "/api/profile" }, { as: linus });
    expect(await change(5, sooner)).toMatchObject({
      notification: null,
      removedId: expect.any(String),
      unreadCount: 0,
    });
  });

  it("follow what is read on another device, one or all at once", async () => {
    const [ada, grace] = [await buildMember("Ada"), await buildMember("Grace")];
    const { change } = await subscribe(ada);
    for (let n = 0; n < 3; n++) {
      await comment(grace, await buildPostOf(ada));
      await change(2 + n);
    }
    const markRead = `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { id } }`;

    const id = (await change(2))?.notification?.id;
    await ask(markRead, ada, { input: { ids: [id] } });
    expect(await change(5)).toMatchObject({ notification: { id, isRead: true }, unreadCount: 2 });
    await ask(markRead, ada, { input: { upTo: new Date().toISOString() } });
    expect(await change(6)).toMatchObject({ notification: null, removedId: null, unreadCount: 0 });
  });
});
