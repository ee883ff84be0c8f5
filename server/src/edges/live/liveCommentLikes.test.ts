import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { testApp, connect, untilListening, useLiveMembers } from "../../testing/live/liveMembers";

useLiveMembers();

const change = (name: string) => `mutation ($id: ID!) { ${name}(id: $id) { id } }`;

describe("X2 a member who follows a discussion", () => {
  it("hears how many like a reply, each time in a newer version, also of the post", async () => {
    const { db } = testApp();
    const [follower, fan] = [await buildUser(db), await buildUser(db)];
    const post = await buildPost(db);
    const comment = await buildComment(db, { postId: post.id });
    const client = connect(testApp().tokenOf(follower));
    const changes = client.subscribe(
      `subscription ($id: ID!) { commentChanged(postId: $id) { id text version likeCount likedByViewer post { version } } }`,
      { id: post.id },
    );
    const ofPost = client.subscribe(`subscription ($id: ID!) { postChanged(postId: $id) { version } }`, {
      id: post.id,
    });
    await untilListening(2);
    const [first] = (await ofPost.until(1)) as [{ postChanged: { version: number } }];
    const { version } = first.postChanged;

    await testApp().graphql(change("likeComment"), { id: comment.id }, { as: fan });
    await testApp().graphql(change("likeComment"), { id: comment.id }, { as: follower });
    await testApp().graphql(change("unlikeComment"), { id: comment.id }, { as: follower });

    const shown = { id: comment.id, text: comment.text };
    expect(await changes.until(3)).toEqual([
      {
        commentChanged: {
          ...shown,
          post: { version: version + 1 },
          version: 2,
          likeCount: 1,
          likedByViewer: expect.any(Boolean),
        },
      },
      {
        commentChanged: {
          ...shown,
          post: { version: version + 2 },
          version: 3,
          likeCount: 2,
          likedByViewer: expect.any(Boolean),
        },
      },
      { commentChanged: { ...shown, post: { version: version + 3 }, version: 4, likeCount: 1, likedByViewer: false } },
    ]);
    expect(await ofPost.until(4)).toEqual([0, 1, 2, 3].map((more) => ({ postChanged: { version: version + more } })));
  });
});
