import type { Browser, Page } from "@playwright/test";
import type { Api, Person } from "./api";

/** The moderator of the demo community, as docs/operations.md names them. */
const moderator = { email: "moderator@studycircle.example", password: "lanterns-along-the-quay" };

const loginQuery = `mutation ($input: LoginInput!) { login(input: $input) { token user { id name } } }`;

export async function signInModerator(api: Api): Promise<Person> {
  const data = await api.graphql<{ login: { token: string; user: { id: string; name: string } } }>(loginQuery, {
    input: moderator,
  });
  return { ...moderator, ...data.login.user, token: data.login.token };
}

/** A browser of somebody else's. */
export async function openAs(browser: Browser, baseURL: string | undefined, { token }: Person): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto("/robots.txt");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  return page;
}

/** Reports something and gives the address of its case. */
export async function report(api: Api, by: Person, kind: string, id: string): Promise<void> {
  const query = `mutation ($input: ReportInput!) { report(input: $input) { id } }`;
  await api.as(by, query, { input: { kind, id, reason: "SPAM", note: "The same every day" } });
}

/** The page of the newest waiting case with this text. */
export async function pathOfCase(api: Api, staff: Person, text: string): Promise<string> {
  const query = `{ moderationCases(first: 100) { nodes { id text } } }`;
  const { moderationCases } = await api.as<{ moderationCases: { nodes: { id: string; text: string }[] } }>(
    staff,
    query,
  );
  const found = moderationCases.nodes.find((node) => node.text === text);
  if (!found) throw new Error(`no case waits about: ${text}`);
  return `/moderation/cases/${found.id}`;
}
