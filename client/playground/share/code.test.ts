import { execFileSync } from "node:child_process";
import { asCurl, asFetch, asHook, operationToSend, type Sent } from "./code";

const url = "https://circle.example/graphql";
const awkward = `It's "C" \\ $HOME \`ls\` \${x} é`;
const document = `# It's a comment with \`ticks\` and \${braces}
query FindPeople($name: String!) {
  search(query: $name) { ...Found }
}
mutation Rename($text: String = "a \\" b") { rename(text: $text) }
fragment Found on Result { id }
`;
const at = (cursor: number, operationName?: string) =>
  operationToSend(document, { name: awkward, text: "b", other: 1 }, { cursor, operationName }) as Sent;

/** What a program would get from a shell as its arguments. Without `--norc`, bash may run a `.bashrc` first. */
const argumentsOf = (command: string) => {
  const script = `curl() { printf '%s\\0' "$@"; }; TOKEN=mine; ${command}`;
  return execFileSync("bash", ["--norc", "-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
};

describe("O6 the operation to send", () => {
  it("O6 is the one at the cursor, else the one that was chosen, with its own variables and fragments alone", () => {
    expect(at(document.indexOf("rename"))).toMatchObject({ variables: { text: "b" } });
    expect(at(0, "Rename").operation.name?.value).toBe("Rename");
    expect(at(0).query).toContain("fragment Found");
    expect(at(0).query).not.toContain("Rename");
    expect(at(0).variables).toEqual({ name: awkward });
  });

  it("O6 keeps a document with one operation as it is written", () => {
    const query = "# Mine\n{ me { id } }";

    expect(operationToSend(query, {}, { cursor: 0, operationName: undefined })?.query).toBe(query);
    expect(operationToSend("fragment A on B { c }", {}, { cursor: 0, operationName: undefined })).toBeNull();
    expect(() => operationToSend("{ me", {}, { cursor: 0, operationName: undefined })).toThrow("Syntax Error");
  });
});

describe("O6 the operation as code", () => {
  const whole = { ...at(0), query: document };

  it("O6 as curl gives a shell the text unchanged, and a place for the token", () => {
    const body = { query: document, variables: { name: awkward } };

    expect(argumentsOf(asCurl(whole, { url, isMember: false }))).toEqual([
      url,
      "-H",
      "content-type: application/json",
      "--data-raw",
      JSON.stringify(body),
    ]);
    expect(argumentsOf(asCurl(whole, { url, isMember: true }))).toContain("authorization: Bearer mine");
  });

  it("O6 as fetch sends the text unchanged, with a token of one's own", async () => {
    const fetch = vi.fn(async () => ({ json: async () => ({ data: 1 }) }));
    const code = asFetch(whole, { url, isMember: true });

    // oxlint-disable-next-line no-implied-eval
    await (new Function("fetch", `return (async () => { ${code} })()`) as (with_: unknown) => Promise<void>)(fetch);

    const [address, { headers, body }] = fetch.mock.calls[0] as unknown as [string, { headers: object; body: string }];
    expect(address).toBe(url);
    expect(headers).toEqual({ "content-type": "application/json", authorization: "Bearer TOKEN" });
    expect(JSON.parse(body)).toEqual({ query: document, variables: { name: awkward } });
    expect(asFetch(whole, { url, isMember: false })).not.toContain("token");
  });

  it.each([
    ["query Mine { a }", "useQuery", "useQuery(MINE)"],
    ["mutation LogIn { a }", "useMutation", "useMutation(LOG_IN)"],
    ["subscription NewPosts { a }", "useSubscription", "useSubscription(NEW_POSTS)"],
    ["{ a }", "useQuery", "useQuery(OPERATION)"],
  ])("O6 as hook: %s", (query, hook, call) => {
    const code = asHook(operationToSend(query, {}, { cursor: 0, operationName: undefined }) as Sent);

    expect(code).toContain(`import { ${hook} } from "@apollo/client/react";`);
    expect(code).toContain(call);
    expect(code).toContain(`gql\`${query}\``);
  });

  it("O6 as hook has the variables", () => {
    expect(asHook(whole)).toContain(`useQuery(FIND_PEOPLE, {\n    variables: {\n      "name": `);
  });
});
