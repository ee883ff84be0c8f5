import { LiveClient, listen } from "../../testing/live/LiveClient";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();

/** What a member gets as the first error of an operation. */
async function errorOf(query: string, variables: Record<string, unknown> = {}) {
  const viewer = await buildUser(testApp().db);
  const [error] = (await testApp().graphql(query, variables, { as: viewer })).errors ?? [];
  return error;
}

describe("a client that words errors in its member's language", () => {
  it("learns by key and parameters what is wrong with each field", async () => {
    const query = "mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }";
    const error = await errorOf(query, { input: { text: "a".repeat(5001) } });

    expect(error?.message).toBe("text must have at most 5000 characters");
    expect(error?.extensions).not.toHaveProperty("key");
    expect(error?.extensions.fields).toEqual([
      {
        field: "input.text",
        message: "text must have at most 5000 characters",
        key: "fields.tooLong",
        parameters: { field: "text", max: 5000 },
      },
    ]);
  });

  it("gets no parameters where the sentence has no place for any", async () => {
    const query = "mutation ($input: RegisterInput!) { register(input: $input) { token } }";
    const error = await errorOf(query, { input: { name: "Eve", email: "eve@example.com", password: "12345678" } });

    expect(error?.extensions.fields).toEqual([
      {
        field: "input.password",
        message: "Please choose another password: this one is among the most common",
        key: "accounts.passwordCommon",
      },
    ]);
  });

  it("gets the key of an error that is about no field", async () => {
    const error = await errorOf(`mutation { likePost(id: "0198a000-0000-7000-8000-000000000000") { id } }`);

    expect(error?.extensions).toEqual({ code: "NOT_FOUND", key: "posts.notFound", requestId: expect.any(String) });
  });

  it("gets the same over a socket", async () => {
    const viewer = await buildUser(testApp().db);
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(viewer));

    const [error] = await client.subscribe(`subscription { commentAdded(postId: "7") { id } }`).untilRefused();

    expect(error?.extensions.fields).toEqual([
      { field: "postId", message: "postId is not an id", key: "fields.noId", parameters: { field: "postId" } },
    ]);
    await client.leave();
  });

  it("gets no key for what graphql-js says, and not the value that it is about", async () => {
    const query = "mutation ($input: LoginInput!) { login(input: $input) { token } }";
    const wrong = await errorOf(query, { input: { email: "ada@example.com", password: 12345678 } });
    const syntax = await errorOf("{ me { ");

    expect(wrong?.extensions.fields).toEqual([{ field: "input.password", message: expect.any(String) }]);
    expect(syntax?.extensions).toEqual({ code: "GRAPHQL_PARSE_FAILED", requestId: expect.any(String) });
    expect(JSON.stringify([wrong, syntax])).not.toContain("12345678");
  });
});
