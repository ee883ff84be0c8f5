import type { Page } from "@playwright/test";
import { paths } from "../../client/src/shared/paths";
import { answersAwaited } from "../../client/src/shared/service/firstQueries";
import type { Api, Person } from "../support/api";
import { heading } from "../support/product";
import { holdBack } from "../support/service";
import { dayInManila, plan } from "../support/sessions";
import { expect, test } from "../support/test";

/** The heading of a page: that of its frame is there before its scripts. */
const headingOfPage = "main h1:not([data-for-members] *)";

interface Query {
  name: string;
  /** Whether the page was there already. */
  isRendered: boolean;
}

/**
 * The queries that the page sends from now on, in their order, until live updates have begun: where that takes long, the
 * page asks a second time for what it may have missed.
 */
async function watchQueries(page: Page): Promise<Query[]> {
  const asked: Query[] = [];
  let isLive = false;
  page.on("websocket", (socket) => socket.once("framereceived", () => void (isLive = true)));
  await page.exposeFunction("noteQuery", (query: Query) => void (isLive || asked.push(query)));
  await page.addInitScript((heading) => {
    const { fetch, noteQuery } = window as unknown as { fetch: typeof window.fetch; noteQuery(query: Query): void };
    window.fetch = (target, request) => {
      const isRendered = document.querySelector(heading) !== null;
      if (typeof request?.body === "string" && String(target).endsWith("/graphql"))
        noteQuery({ name: JSON.parse(request.body).operationName, isRendered });
      return fetch(target, request);
    };
  }, headingOfPage);
  return asked;
}

/** Gives the answers the time that a loaded machine takes, and reads which placeholders come with the page's heading. */
async function watchFirstRender(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(
    ([awaited, heading]) => {
      const { setTimeout } = window;
      window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
        setTimeout(handler, delay === awaited ? 20_000 : delay, ...rest)) as typeof window.setTimeout;
      const observer = new MutationObserver(() => {
        const main = document.querySelector(heading)?.closest("main");
        if (!main) return;
        observer.disconnect();
        const placeholders = [...main.querySelectorAll("[aria-busy=true]")];
        Object.assign(window, {
          placeholders: placeholders.map((each) => each.querySelector("[role=status]")?.textContent),
        });
      });
      observer.observe(document, { childList: true, subtree: true });
    },
    [answersAwaited, headingOfPage] as const,
  );
  return () => page.evaluate(() => (window as unknown as { placeholders: string[] }).placeholders);
}

interface Made {
  group: string;
  member: string;
  date: string;
  book: string;
}

/** A member with a group, a date of a session, and a book of the catalogue. */
async function make(api: Api, person: Person): Promise<Made> {
  const group = await api.createPost(person, "Reading circle");
  await plan(api, person, { groupId: group, title: "Chapter one" });
  const { schedule } = await api.as<{ schedule: { id: string }[] }>(
    person,
    `query ($from: DateTime!, $to: DateTime!) { schedule(from: $from, to: $to) { id } }`,
    { from: `${dayInManila(0)}T00:00:00Z`, to: `${dayInManila(4)}T00:00:00Z` },
  );
  const { recommendBooks } = await api.as<{ recommendBooks: { edges: { node: { id: string } }[] } }>(
    person,
    `{ recommendBooks(goal: "physics", first: 1) { edges { node { id } } } }`,
  );
  return { group, member: person.id, date: schedule[0]?.id ?? "", book: recommendBooks.edges[0]?.node.id ?? "" };
}

interface Place {
  name: string;
  path(made: Made): string;
  queries: string[];
  /** The placeholders of what stands beside it, which asks by itself. */
  asides?: string[];
}

const places: Place[] = [
  { name: "Home", path: () => paths.dashboard, queries: ["Me", "MyProfile", "Home", "HomeSuggestions"] },
  { name: "the feed", path: () => paths.posts, queries: ["Me", "Posts"] },
  { name: "a filtered feed", path: () => `${paths.posts}?scope=mine`, queries: ["Me", "FilteredPosts"] },
  {
    name: "a group",
    path: ({ group }) => paths.post(group),
    queries: ["Me", "Post", "Group", "Comments"],
    asides: ["Loading the next sessions", "Loading the study room"],
  },
  { name: "the schedule", path: () => paths.schedule, queries: ["Me", "Schedule", "OpenSeats"] },
  { name: "groups to find", path: () => `${paths.groups}?sort=newest`, queries: ["Me", "Groups"] },
  { name: "my groups", path: () => paths.myGroups, queries: ["Me", "MyGroups"] },
  { name: "a date", path: ({ date }) => paths.occurrence(date), queries: ["Me", "Occurrence"] },
  { name: "notifications", path: () => paths.notifications, queries: ["Me", "Notifications"] },
  { name: "a profile", path: ({ member }) => paths.profile(member), queries: ["Me", "Profile", "StartedGroups"] },
  { name: "a shelf", path: () => `${paths.shelves}?shelf=done`, queries: ["Me", "MyShelf"] },
  { name: "account settings", path: () => paths.accountSettings, queries: ["Me", "AccountSettings"] },
  { name: "privacy settings", path: () => paths.privacySettings, queries: ["Me", "PrivacySettings"] },
  { name: "notification settings", path: () => paths.notificationSettings, queries: ["Me", "NotificationSettings"] },
  { name: "a book", path: ({ book }) => paths.book(book), queries: ["Me", "BookPage"] },
];

for (const { name, path, asides = [] } of places)
  test(`${name}: the page is rendered with what it asked`, async ({ page, api, logInAs }) => {
    const ada = await api.registerWithProfile("Ada Quist");
    const made = await make(api, ada);
    await logInAs(ada);
    const placeholders = await watchFirstRender(page);
    await page.goto(path(made));
    await expect(heading(page)).toBeVisible();
    expect(await placeholders()).toEqual(asides);
  });

test("a page that waits for its answers shows that it is loading", async ({ page, api, logInAs }) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  const answer = await holdBack(page, "Posts");
  await page.goto(paths.posts);
  await expect(page.getByRole("main").locator("[aria-busy=true]").first()).toBeVisible();
  answer();
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
});

for (const { name, path, queries } of places)
  test(`${name}: what it asks is on its way before it is rendered, and is asked once`, async ({
    page,
    api,
    logInAs,
  }) => {
    const ada = await api.registerWithProfile("Ada Quist");
    const made = await make(api, ada);
    await logInAs(ada);
    const asked = await watchQueries(page);
    await page.goto(path(made));
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);

    const first = asked.filter((query) => queries.includes(query.name));
    expect(first).toEqual(queries.map((query) => ({ name: query, isRendered: false })));
  });
