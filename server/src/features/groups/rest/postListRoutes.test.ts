import { Post } from "../discussion/Post";
import { noSuchId } from "../../../testing/contract/contractRoutes";
import { buildLike, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp({ config: { restListLimit: 3 } });

const rest = restCall(testApp);

const noPost = { msg: "Post not found" };

describe("PUT /api/posts/like/:id", () => {
  it("toggles, answers all likes newest first and keeps the count", async () => {
    const { db } = testApp();
    const [ada, bob] = [await buildUser(db), await buildUser(db)];
    const post = await buildPost(db);
    const like = await buildLike(db, { postId: post.id, userId: bob.id });
    const bobs = { _id: like.id, user: bob.id };

    const on = await rest(`PUT /api/posts/like/${post.id}`, {
      as: ada,
      headers: { "content-type": "application/json" },
    });
    const off = await rest(`PUT /api/posts/like/${post.id}/`, { as: ada });

    expect(on.status).toBe(200);
    expect(on.body).toEqual([{ _id: expect.any(String), user: ada.id }, bobs]);
    expect(off).toMatchObject({ status: 200, body: [bobs] });
    expect((await db.findOneByOrFail(Post, { id: post.id })).likeCount).toBe(1);
  });

  it("answers 404 for a post that is not there and 400 for what is no id", async () => {
    const as = await buildUser(testApp().db);

    expect(await rest(`PUT /api/posts/like/${noSuchId}`, { as })).toMatchObject({ status: 404, body: noPost });
    expect(await rest("PUT /api/posts/like/abc", { as })).toMatchObject({ status: 400, body: noPost });
  });

  it("is the same like that GraphQL shows", async () => {
    const as = await buildUser(testApp().db);
    const post = await buildPost(testApp().db);

    await rest(`PUT /api/posts/like/${post.id}`, { as });

    const query = `query ($id: ID!) { post(id: $id) { likeCount likedByViewer } }`;
    const { data } = await testApp().graphql(query, { id: post.id }, { as });
    expect(data.post).toEqual({ likeCount: 1, likedByViewer: true });
  });
});

describe("GET /api/posts", () => {
  it("shows the newest posts and links to the older ones", async () => {
    const { db } = testApp();
    const as = await buildUser(db);
    const at = (day: number) => new Date(Date.UTC(2030, 0, day));
    const built: Post[] = [];
    for (const day of [1, 2, 3, 4]) built.unshift(await buildPost(db, { createdAt: at(day) }));
    const ids = built.map(({ id }) => id);
    const idsOf = (posts: { _id: string }[]) => posts.map(({ _id }) => _id);

    const first = await rest("GET /api/posts/", { as });
    const second = await rest("GET /api/posts?skip=3&limit=1", { as });

    expect(first.status).toBe(200);
    expect(idsOf(first.body)).toEqual(ids.slice(0, 3));
    expect(first.headers.link).toMatch(/^<http:\/\/localhost:80\/api\/posts\?limit=3&cursor=[\w-]+>; rel="next"$/);
    expect(idsOf(second.body)).toEqual(ids.slice(3));
    expect((await rest("GET /api/posts?skip=-1", { as })).status).toBe(400);
  });
});
