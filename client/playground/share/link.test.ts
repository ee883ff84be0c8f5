import { topicsFor } from "../examples/topics";
import { firstTabs } from "../firstTabs";
import { linkTo, maxLinkLength, readLink } from "./link";

const page = "https://circle.example/playground";
const query = "query Search($text: String!) { search(query: $text) { people { user { name } } } }";

describe("O6 a link to an operation", () => {
  it("O6 opens what it was made of", () => {
    const variables = { text: "A & B = “ü”?#" };

    const { link, left } = linkTo(page, { query, variables, operationName: "Search" });

    expect(left).toEqual([]);
    expect(readLink(new URL(link).search)).toEqual({
      query,
      variables: JSON.stringify(variables, null, 2),
      operationName: "Search",
      problem: "",
    });
  });

  it("O6 leaves secrets out, of variables at any depth and of the operation", () => {
    const given = {
      query: `mutation { login(input: { email: "a@b.example", password: "sea shell" }) { token } }`,
      variables: { input: { name: "Ada", newPassword: "sea urchin" }, token: "sea star", text: "open" },
      operationName: undefined,
    };

    const { link, left } = linkTo(page, given);

    expect(decodeURIComponent(link)).not.toMatch(/sea/);
    expect(decodeURIComponent(link)).toMatch(/Ada.*open/);
    expect(left).toEqual(["password", "newPassword", "token"]);
  });

  it("O6 of every example is short enough, and opens without a problem", () => {
    for (const { query: text, variables = {} } of topicsFor(null).flatMap(({ examples }) => examples)) {
      const { link } = linkTo(page, { query: text, variables, operationName: undefined });
      expect(link.length).toBeLessThan(maxLinkLength);
      expect(readLink(new URL(link).search)?.problem).toBe("");
    }
  });

  it.each([
    [`?query=%7Ba`, /Syntax Error/],
    [`?query=%7Ba%7D&variables=%5B1%5D`, /not a JSON object/],
    [`?variables=%7B%7D`, /no operation/],
    [`?query=%7Ba%7D&operationName=B`, /no part “B”/],
  ])("O6 that is wrong says what is: %s", (search, problem) => {
    expect(readLink(search)?.problem).toMatch(problem);
  });

  it("O6 is none without an operation", () => {
    expect(readLink("")).toBeNull();
    expect(readLink("?theme=dark")).toBeNull();
  });
});

describe("O6 the tabs that the page opens with", () => {
  const topics = topicsFor({ email: "demo@studycircle.example", password: "paper-boats-at-noon" });
  const logIn = topics[0]?.examples[1]?.query;
  const stored = (queries: unknown[], activeTabIndex: unknown = 0) =>
    JSON.stringify({ tabs: queries.map((one) => ({ query: one, variables: `{"a":1}` })), activeTabIndex });

  it.each([[null], ["no JSON"], ["{}"], [stored([])], ["null"]])("O6 are the first example after %s", (before) => {
    const { tabs, activeTabIndex } = firstTabs(before, topics, null);

    expect([tabs.map(({ title }) => title), activeTabIndex]).toEqual([["BrowseProfiles"], 0]);
  });

  it("O6 are those of before, with the variables of unchanged examples alone", () => {
    const { tabs, activeTabIndex } = firstTabs(stored([logIn, `${logIn} `, null], 1), topics, null);

    expect(tabs.map(({ title }) => title)).toEqual(["LogIn", "LogIn", "<untitled>"]);
    expect(tabs.map(({ variables }) => variables?.includes("paper-boats") ?? null)).toEqual([true, null, null]);
    expect(activeTabIndex).toBe(1);
    expect(firstTabs(stored([logIn], 7), topics, null).activeTabIndex).toBe(0);
  });

  it("O6 have the operation of a link in front: in its own tab, if it is there", () => {
    const linked = readLink(`?query=${encodeURIComponent(query)}&variables=%7B%22text%22:%22x%22%7D`);

    const added = firstTabs(stored([logIn]), topics, linked);
    const again = firstTabs(stored([query, logIn], 1), topics, linked);

    expect([added.tabs.map(({ title }) => title), added.activeTabIndex]).toEqual([["LogIn", "Search"], 1]);
    expect([again.tabs.map(({ title }) => title), again.activeTabIndex]).toEqual([["Search", "LogIn"], 0]);
    expect(again.tabs[0]?.variables).toBe(`{\n  "text": "x"\n}`);
  });
});
