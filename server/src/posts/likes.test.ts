import { buildPost, buildUser } from "../testing/factories";
import { useTestApp } from "../testing/harness";

const testApp = useTestApp();
const likePost = `mutation ($id: ID!) { likePost(id: $id) { likeCount likedByViewer } }`;

describe("likePost", () => {
  it("counts each of 200 members who like one post at once exactly once", async () => {
    const { db } = testApp();
    const post = await buildPost(db);
    const members = await Promise.all(Array.from({ length: 200 }, () => buildUser(db)));

    const answers = await Promise.all(members.map((as) => testApp().graphql(likePost, { id: post.id }, { as })));

    expect(answers.filter((answer) => answer.errors)).toEqual([]);
    const { data } = await testApp().graphql(
      `query ($id: ID!) { post(id: $id) { likeCount likedByViewer } }`,
      { id: post.id },
      { as: members[0] },
    );
    expect(data.post).toEqual({ likeCount: 200, likedByViewer: true });
  });
});
