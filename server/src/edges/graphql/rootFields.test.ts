import { codeOf } from "../../testing/calls/answers";
import { buildPost, buildUser } from "../../testing/app/factories";
import { startTestApp, useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();

describe("a root field that fails", () => {
  it("M27 leaves a guest what is open to everyone beside what is for members", async () => {
    const answer = await testApp().graphql(`{ posts { nodes { id } } profiles { totalCount } }`);

    expect(answer.data).toEqual({ posts: null, profiles: { totalCount: expect.any(Number) } });
    expect(answer.errors).toEqual([
      expect.objectContaining({ path: ["posts"], extensions: expect.objectContaining({ code: "UNAUTHENTICATED" }) }),
    ]);
  });

  it("M27 leaves the first mutation's answer when the second is refused", async () => {
    const { db } = testApp();
    const viewer = await buildUser(db);
    const foreign = await buildPost(db);

    const answer = await testApp().graphql(
      `mutation ($id: ID!) { createPost(input: { text: "kept" }) { text } deletePost(id: $id) }`,
      { id: foreign.id },
      { as: viewer },
    );

    expect(answer.data).toEqual({ createPost: { text: "kept" }, deletePost: null });
    expect(codeOf(answer)).toBe("FORBIDDEN");
  });

  it("M27 keeps the status of a service that is away, although the answer has data", async () => {
    const app = await startTestApp();
    await app.db.dataSource.destroy();

    const failed = await app.graphql(`{ profiles { nodes { id } } }`);
    const partly = await app.graphql(`{ demoAccount { email } __typename profiles { nodes { id } } }`);

    expect(failed).toMatchObject({ status: 503, data: { profiles: null } });
    expect(partly).toMatchObject({ status: 200, data: { __typename: "Query", profiles: null } });
    await app.db.dataSource.initialize();
    await app.close();
  });
});
