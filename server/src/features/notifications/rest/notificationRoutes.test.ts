import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();

async function rest(as: User, method: "GET" | "POST", url: string, payload?: object) {
  const answer = await testApp().request({ method, url: `/api${url}`, ...(payload ? { payload } : {}) }, { as });
  return {
    status: answer.statusCode,
    body: answer.json(),
    next: /<(.+)>/.exec(String(answer.headers.link ?? ""))?.[1],
  };
}

describe("notifications over REST", () => {
  it("are listed by pages, counted, and read up to the newest that was seen", async () => {
    const { db } = testApp();
    const [ada, grace] = [await buildUser(db), await buildUser(db, { name: "Grace" })];
    const posts = [
      await buildPost(db, { authorId: ada.id, text: "Algebra" }),
      await buildPost(db, { authorId: ada.id }),
    ];
    const comments: string[] = [];
    for (const { id } of posts) {
      const written = await rest(grace, "POST", `/posts/comment/${id}`, { text: "Count me in." });
      comments.push(written.body[0]._id);
      await testApp().runJobs();
    }

    const first = await rest(ada, "GET", "/notifications?limit=1");
    const second = await rest(ada, "GET", (first.next ?? "").replace(/^.*\/api/, ""));

    expect([first.body.length, second.body.length, second.next]).toEqual([1, 1, undefined]);
    expect(second.body[0]).toEqual({
      _id: expect.any(String),
      kind: "REPLY",
      summary: "Grace replied in “Algebra”",
      actors: [{ _id: grace.id, name: "Grace", avatar: expect.any(String) }],
      count: 1,
      subject: { type: "Post", _id: posts[0]?.id },
      commentId: comments[0],
      date: expect.any(String),
      isRead: false,
    });
    expect((await rest(ada, "GET", "/notifications/unread")).body).toEqual({ unread: 2 });
    const read = (upTo: string) => rest(ada, "POST", "/notifications/read", { upTo });
    expect((await read(second.body[0].date)).body).toEqual({ unread: 1 });
    expect((await read(first.body[0].date)).body).toEqual({ unread: 0 });
  });

  it("refuse an invalid timestamp, by name", async () => {
    const ada = await buildUser(testApp().db);
    for (const upTo of ["yesterday", "2026-13-01T00:00:00Z", 7, null])
      expect(await rest(ada, "POST", "/notifications/read", { upTo })).toMatchObject({
        status: 400,
        body: { errors: [{ param: "upTo" }] },
      });
  });
});
