import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";

const testApp = useTestApp();

describe("createPost with what it says of its group", () => {
  it("starts an open group without a title where that is nothing, once with the same key", async () => {
    const ada = await buildUser(testApp().db);
    const create = () =>
      testApp().graphql(
        `mutation { createPost(input: { text: "Hello", group: {}, idempotencyKey: "one" }) {
          id group { title tags visibility capacity memberCount } } }`,
        {},
        { as: ada },
      );

    const { data, errors } = await create();

    expect(errors).toBeUndefined();
    expect(data.createPost.group).toEqual({
      title: null,
      tags: [],
      visibility: "OPEN",
      capacity: null,
      memberCount: 1,
    });
    expect((await create()).data.createPost.id).toBe(data.createPost.id);
  });

  it.each([
    ["Linear\\n algebra ", "Linear algebra"],
    ["\\u200b\\u2060", null],
  ])("has a title of one line that is seen, or none: %s", async (written, title) => {
    const ada = await buildUser(testApp().db);

    const { data } = await testApp().graphql(
      `mutation { createPost(input: { text: "Hello", group: { title: "${written}" } }) { group { title } } }`,
      {},
      { as: ada },
    );

    expect(data.createPost.group.title).toBe(title);
  });
});
