import { connect } from "node:net";
import type { User } from "../../features/accounts/users/User";
import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { buildClientFolder } from "../../testing/app/clientFolder";
import { buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { listen } from "../../testing/live/LiveClient";

const testApp = useTestApp({ deps: { clientFolder: buildClientFolder({ "index.html": "<!doctype html>" }) } });
let ada: User;

beforeAll(async () => {
  ada = await buildUser(testApp().db);
});

describe("M10 a null for a variable with a default", () => {
  it.each([
    ["in an argument", `query ($first: Int = 3) { posts(first: $first) { nodes { id } } }`, { first: null }, "first"],
    ["left nullable", `query ($first: Int) { posts(first: $first) { nodes { id } } }`, { first: null }, "first"],
    [
      "inside an input",
      `mutation ($c: Boolean) { addExperience(input: { title: "a", company: "b", from: "2020-01-01", current: $c }) { id } }`,
      { c: null },
      "input.current",
    ],
    [
      "through a fragment",
      `query ($first: Int) { ...F } fragment F on Query { posts(first: $first) { nodes { id } } }`,
      { first: null },
      "first",
    ],
  ])("is bad input that names it, the first time and later: %s", async (_case, query, variables, field) => {
    for (let time = 0; time < 2; time++) {
      const answer = await testApp().graphql(query, variables, { as: ada });

      expect(codeOf(answer)).toBe("BAD_USER_INPUT");
      expect(fieldsOf(answer)).toEqual([field]);
    }
  });

  it("is taken where null is allowed", async () => {
    const query = `query ($after: String = "x") { posts(first: 3, after: $after) { nodes { id } } }`;

    expect((await testApp().graphql(query, { after: null }, { as: ada })).errors).toBeUndefined();
  });
});

describe("M10 an empty operationName", () => {
  it("is an unknown operation, whether the document is known or not", async () => {
    const query = `query { me { id } }`;
    const send = (payload: object) => testApp().request({ method: "POST", url: "/graphql", payload }, { as: ada });

    const fresh = await send({ query, operationName: "" });
    const plain = await send({ query });
    const known = await send({ query, operationName: "" });

    expect([fresh.statusCode, plain.statusCode, known.statusCode]).toEqual([400, 200, 400]);
    expect(codeOf(known.json())).toBe("BAD_REQUEST");
  });
});

describe("M10 any method on any address", () => {
  const addresses = ["/", "/graphql", "/api/posts", "/api/users", "/api/nowhere", "/docs", "/playground", "/metrics"];
  const more = ["/health/live", "/health/ready", "/avatars/x", "/posts", "/nowhere", "/schema.graphql", "/assets/x.js"];
  const methods = ["OPTIONS", "HEAD", "GET", "POST", "PUT", "PATCH", "DELETE", "TRACE"];

  it.each([...addresses, ...more])("never fails on our side: %s", async (url) => {
    for (const method of methods) {
      for (const headers of [{}, { origin: "https://elsewhere.test" }, { origin: "null", "content-type": "x" }]) {
        const answer = await testApp().request({ method: method, url, headers });
        const shown = `${method} ${url} ${JSON.stringify(headers)}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;

        expect(answer.statusCode < 500 || shown).toBe(true);
      }
    }
  });
});

describe("N1 a variable that is not sent", () => {
  const ask = async (query: string, variables = {}) => {
    const answer = await testApp().graphql(query, variables, { as: ada });
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };

  it("keeps what a profile has, and gives a new entry its default", async () => {
    await buildProfile(testApp().db, { userId: ada.id, bio: "Reads aloud", location: "Lagos" });

    const { saveProfile } = await ask(
      `mutation ($bio: String, $location: String, $youtube: String) {
        saveProfile(input: { bio: $bio, location: $location, social: { youtube: $youtube } }) { bio location }
      }`,
      { location: "Quito" },
    );
    const added = await ask(
      `mutation ($current: Boolean, $other: Boolean = true, $to: CalendarDate) {
        first: addExperience(input: { title: "a", company: "b", from: "2020-01-01", to: $to, current: $other }) { current to }
        second: addExperience(input: { title: "a", company: "b", from: "2020-01-01", to: "2021-01-01", current: $current }) {
          current
          to
        }
      }`,
    );

    expect(saveProfile).toEqual({ bio: "Reads aloud", location: "Quito" });
    expect(added).toEqual({ first: { current: true, to: null }, second: { current: false, to: "2021-01-01" } });
  });

  it("keeps what a group has", async () => {
    const { createPost } = await ask(
      `mutation ($capacity: Int, $title: String) {
        createPost(input: { text: "Maths", group: { title: $title, capacity: $capacity, tags: ["sums"], interest: CODING } }) { id }
      }`,
      { capacity: 5 },
    );

    const { updateGroup } = await ask(
      `mutation ($id: ID!, $title: String, $capacity: Int, $tags: [String!], $interest: Interest, $open: GroupVisibility) {
        updateGroup(input: {
          groupId: $id, title: $title, capacity: $capacity, tags: $tags, interest: $interest, visibility: $open
        }) { title capacity tags interest visibility }
      }`,
      { id: createPost.id, title: "Sums" },
    );

    expect(updateGroup).toEqual({ title: "Sums", capacity: 5, tags: ["sums"], interest: "CODING", visibility: "OPEN" });
  });
});

describe("N27 a name that every object of JavaScript has", () => {
  it.each(["__proto__", "constructor", "toString"])("is like others in variables and inputs: %s", async (name) => {
    const headers = { "content-type": "application/json" };
    const post = async (query: string, variables: string) => {
      const payload = `{"query":"${query}","variables":${variables}}`;
      return (await testApp().request({ method: "POST", url: "/graphql", headers, payload }, { as: ada })).json();
    };

    const first = `posts(first: $${name}) { pageInfo { hasPreviousPage } }`;
    const variable = await post(`query ($${name}: Int!) { ${first} }`, `{"${name}":2}`);
    const input = await post(
      "mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }",
      `{"input":{"text":"Hello","${name}":{"polluted":true,"prototype":{"polluted":true}}}}`,
    );

    expect(variable).toEqual({ data: { posts: { pageInfo: { hasPreviousPage: false } } } });
    expect([codeOf(input), fieldsOf(input)]).toEqual(["BAD_USER_INPUT", [`input.${name}`]]);
    expect("polluted" in {}).toBe(false);
  });

  it("is an alias like others, for clients that read the answer", async () => {
    const query = "{ __proto__: me { __proto__: name constructor: id } toString: __typename }";
    const answer = await testApp().request({ method: "POST", url: "/graphql", payload: { query } }, { as: ada });

    expect(answer.body).toContain(
      `"__proto__":{"__proto__":"${ada.name}","constructor":"${ada.id}"},"toString":"Query"`,
    );
  });
});

describe("N26 a request that no route sees", () => {
  it.each([
    ["TOO_LARGE", `POST /graphql HTTP/1.1\r\nhost: x\r\nx: ${"x".repeat(40_000)}\r\n\r\n`],
    ["BAD_REQUEST", `GET /graphql/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`],
    ["BAD_REQUEST", `NONSENSE\r\n\r\n`],
  ])("has the shape of GraphQL's errors, for every origin: %s", async (code, text) => {
    const { port } = new URL((await listen(testApp())).replace("ws:", "http:"));
    const answer = await new Promise<string>((resolve) => {
      let received = "";
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
      socket.on("data", (part) => (received += part.toString()));
      socket.on("close", () => resolve(received));
      socket.on("error", () => undefined);
    });
    const [head = "", body = ""] = answer.split("\r\n\r\n");

    expect(head.toLowerCase()).toContain("access-control-allow-origin: *");
    expect(JSON.parse(body)).toMatchObject({ errors: [{ message: expect.any(String), extensions: { code } }] });
  });
});
