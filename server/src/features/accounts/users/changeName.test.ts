import { inputFieldsOf } from "../../../testing/calls/answers";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";

const testApp = useTestApp();
const change = `mutation ($input: ChangeNameInput!) { changeName(input: $input) { name } }`;

describe("changeName", () => {
  it("changes the name everywhere, and trims it", async () => {
    const { db } = testApp();
    const ada = await buildUser(db);
    const post = await buildPost(db, { authorId: ada.id });

    const { data } = await testApp().graphql(change, { input: { name: "  عائشة ليندن " } }, { as: ada });

    expect(data.changeName.name).toBe("عائشة ليندن");
    const query = `query ($id: ID!) { post(id: $id) { author { name } } }`;
    expect((await testApp().graphql(query, { id: post.id }, { as: ada })).data.post.author.name).toBe("عائشة ليندن");
  });

  it("answers the account over REST", async () => {
    const ada = await buildUser(testApp().db);

    const answer = await testApp().request(
      { method: "PUT", url: "/api/auth/name", payload: { name: "Ada King" } },
      { as: ada },
    );

    expect(answer.json()).toMatchObject({ _id: ada.id, name: "Ada King", email: ada.email });
  });

  it.each(["", "   ", "x".repeat(81), "a\u0000b"])("names the field for %j", async (name) => {
    const ada = await buildUser(testApp().db);

    expect(inputFieldsOf(await testApp().graphql(change, { input: { name } }, { as: ada }))).toEqual(["name"]);
  });
});
