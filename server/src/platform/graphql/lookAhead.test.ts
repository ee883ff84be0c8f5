import { buildPost } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { notificationCalls } from "../../testing/calls/notificationCalls";

const testApp = useTestApp();
const { buildMember, buildTalk, comment } = notificationCalls(testApp);

describe("a fragment that two fields share, one of which selects more", () => {
  it("loads the fields of both, in lists of posts", async () => {
    const [ada, grace] = [await buildMember("Ada"), await buildMember("Grace")];
    for (const { id: authorId } of [ada, grace]) await buildPost(testApp().db, { authorId, text: "Hello" });

    const { data, errors } = await testApp().graphql(
      `query ($ada: ID!, $grace: ID!) {
         a: user(id: $ada) { ...F }
         b: user(id: $grace) { ...F posts(first: 3) { nodes { version } } }
       }
       fragment F on User { posts(first: 3) { nodes { id text } } }`,
      { ada: ada.id, grace: grace.id },
      { as: ada },
    );

    expect(errors).toBeUndefined();
    expect(data.b.posts.nodes).toEqual([{ id: expect.any(String), text: "Hello", version: expect.any(Number) }]);
  });

  it("loads the fields of both, in what notifications are about", async () => {
    const { ada, grace, postId } = await buildTalk();
    await comment(grace, postId);
    await testApp().runJobs();

    const { data, errors } = await testApp().graphql(
      `{ me {
         a: notifications(first: 1) { nodes { ...N } }
         b: notifications(first: 5) { nodes { ...N subject { ... on Post { text } } } }
       } }
       fragment N on Notification { subject { __typename } }`,
      {},
      { as: ada },
    );

    expect(errors).toBeUndefined();
    expect(data.me.b.nodes).toEqual([{ subject: { __typename: "Post", text: expect.any(String) } }]);
  });
});
