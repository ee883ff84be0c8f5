import type { User } from "../../features/accounts/users/User";
import { buildComment, buildLike, buildPost, buildUser } from "../../testing/app/factories";
import { untilServed } from "../../testing/app/untilServed";
import type { LiveClient } from "../../testing/live/LiveClient";
import { connect, testApp, untilListening, useLiveMembers } from "../../testing/live/liveMembers";

// After the clients have left: hooks after a test run in the reverse order.
afterEach(() => untilListening(0));
useLiveMembers();

const connectAs = (user: User): LiveClient => connect(testApp().tokenOf(user));

interface State {
  version: number;
  likeCount: number;
  commentCount: number;
}

const state = "id version likeCount commentCount";
const followPost = `subscription ($id: ID!) { postChanged(postId: $id) { ${state} } }`;
const like = `mutation ($id: ID!) { likePost(id: $id) { id } }`;
const comment = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;

describe("a member who follows one post", () => {
  it("M30 gets its state at once, and after every change", async () => {
    const { db } = testApp();
    const [reader, post] = [await buildUser(db), await buildPost(db)];
    const following = connectAs(reader).subscribe<{ postChanged: State }>(followPost, { id: post.id });
    await following.until(1);

    await testApp().graphql(like, { id: post.id }, { as: reader });
    await testApp().graphql(comment, { input: { postId: post.id, text: "Hi" } }, { as: reader });

    const counts = (await following.until(3)).map(({ postChanged: { version, likeCount, commentCount } }) => [
      version,
      likeCount,
      commentCount,
    ]);
    expect(counts).toEqual([
      [1, 0, 0],
      [2, 1, 0],
      [3, 1, 1],
    ]);
  });

  it("M30 is refused for a post that does not exist, and leaves no listener", async () => {
    const reader = await buildUser(testApp().db);
    const id = "0190a000-0000-7000-8000-000000000000";

    const [error] = await connectAs(reader).subscribe(followPost, { id }).untilRefused();

    expect(error?.extensions.code).toBe("NOT_FOUND");
    await untilListening(0);
  });

  it("M30 hears of comments that are deleted, with what is left", async () => {
    const { db } = testApp();
    const [reader, writer, post] = [await buildUser(db), await buildUser(db), await buildPost(db)];
    const [gone] = [
      await buildComment(db, { postId: post.id, authorId: writer.id }),
      await buildComment(db, { postId: post.id }),
    ];
    const following = connectAs(reader).subscribe(
      `subscription ($id: ID!) { commentDeleted(postId: $id) { id post { commentCount version } } }`,
      { id: post.id },
    );
    await untilListening(1);

    await testApp().graphql(`mutation ($id: ID!) { deleteComment(id: $id) { id } }`, { id: gone.id }, { as: writer });

    expect(await following.until(1)).toEqual([
      { commentDeleted: { id: gone.id, post: { commentCount: 1, version: 2 } } },
    ]);
  });
});

describe("a member who follows all posts", () => {
  it("M30 hears of each that is deleted, over GraphQL and over REST", async () => {
    const { db } = testApp();
    const [reader, author] = [await buildUser(db), await buildUser(db)];
    const posts = [await buildPost(db, { authorId: author.id }), await buildPost(db, { authorId: author.id })];
    const following = connectAs(reader).subscribe(`subscription { postDeleted }`);
    await untilListening(1);

    const deletion = `mutation ($id: ID!) { deletePost(id: $id) }`;
    const { errors } = await testApp().graphql(deletion, { id: posts[0]?.id }, { as: author });
    expect(errors).toBeUndefined();
    const { statusCode } = await testApp().request(
      { method: "DELETE", url: `/api/posts/${posts[1]?.id}` },
      { as: author },
    );
    expect(statusCode).toBe(200);

    expect(await following.until(2)).toEqual(posts.map(({ id }) => ({ postDeleted: id })));
  });
});

describe("those who follow posts that a member leaves with their account", () => {
  it("M30 hear of every post and comment that goes, and of the counts that are left", async () => {
    const { db } = testApp();
    const [reader, leaver] = [await buildUser(db), await buildUser(db)];
    const [own, liked, answered] = [
      await buildPost(db, { authorId: leaver.id }),
      await buildPost(db),
      await buildPost(db),
    ];
    await buildLike(db, { postId: liked.id, userId: leaver.id });
    const said = await buildComment(db, { postId: answered.id, authorId: leaver.id });
    const client = connectAs(reader);
    const gone = client.subscribe(`subscription { postDeleted }`);
    const unsaid = client.subscribe(
      `subscription ($id: ID!) { commentDeleted(postId: $id) { id post { commentCount } } }`,
      { id: answered.id },
    );
    const unliked = client.subscribe<{ postChanged: State }>(followPost, { id: liked.id });
    await unliked.until(1);
    await untilListening(3);

    await testApp().confirm(leaver);
    await testApp().request({ method: "DELETE", url: "/api/profile" }, { as: leaver });

    expect(await gone.until(1)).toEqual([{ postDeleted: own.id }]);
    expect(await unsaid.until(1)).toEqual([{ commentDeleted: { id: said.id, post: { commentCount: 0 } } }]);
    expect((await unliked.until(2))[1]?.postChanged).toMatchObject({ likeCount: 0, version: 2 });
  });
});

describe("members who like and comment at once", () => {
  it("M6 leave every listener with the true counts, and with every comment once", async () => {
    const { db } = testApp();
    const post = await buildPost(db);
    const members = await Promise.all(Array.from({ length: 30 }, () => buildUser(db)));
    const client = connectAs(await buildUser(db));
    const states = client.subscribe<{ postChanged: State }>(followPost, { id: post.id });
    const likes = client.subscribe<{ likesChanged: State }>(
      `subscription ($id: ID!) { likesChanged(postId: $id) { ${state} } }`,
      { id: post.id },
    );
    const comments = client.subscribe<{ commentAdded: { id: string; post: State } }>(
      `subscription ($id: ID!) { commentAdded(postId: $id) { id post { ${state} } } }`,
      { id: post.id },
    );
    await states.until(1);
    await untilListening(3);

    const input = { postId: post.id, text: "Me too", idempotencyKey: "me-too" };
    await Promise.all(
      members.flatMap((member) => [
        untilServed(() => testApp().graphql(like, { id: post.id }, { as: member })),
        untilServed(() => testApp().graphql(comment, { input }, { as: member })),
      ]),
    );

    const truth = { version: 61, likeCount: 30, commentCount: 30 };
    const heard = await comments.until(30);
    expect(new Set(heard.map(({ commentAdded }) => commentAdded.id)).size).toBe(30);
    expect((await states.until(61)).at(-1)?.postChanged).toMatchObject(truth);
    const versions = (await likes.until(30)).map(({ likesChanged }) => likesChanged.version);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
  });
});
