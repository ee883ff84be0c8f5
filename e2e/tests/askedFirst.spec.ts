import type { Page } from "@playwright/test";
import { paths } from "../../client/src/shared/paths";
import { answersAwaited } from "../../client/src/shared/service/firstQueries";
import { heading } from "../support/product";
import { expect, test } from "../support/test";

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
  await page.addInitScript(() => {
    const { fetch, noteQuery } = window as unknown as { fetch: typeof window.fetch; noteQuery(query: Query): void };
    window.fetch = (target, request) => {
      const isRendered = document.querySelector("h1") !== null;
      if (typeof request?.body === "string" && String(target).endsWith("/graphql"))
        noteQuery({ name: JSON.parse(request.body).operationName, isRendered });
      return fetch(target, request);
    };
  });
  return asked;
}

/** Gives the answers the time that a loaded machine takes, and reads which placeholders come with the page's heading. */
async function watchFirstRender(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((awaited) => {
    const { setTimeout } = window;
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      setTimeout(handler, delay === awaited ? 20_000 : delay, ...rest)) as typeof window.setTimeout;
    const observer = new MutationObserver(() => {
      const main = document.querySelector("main");
      if (!main?.querySelector("h1")) return;
      observer.disconnect();
      const placeholders = [...main.querySelectorAll("[aria-busy=true]")];
      Object.assign(window, {
        placeholders: placeholders.map((each) => each.querySelector("[role=status]")?.textContent),
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, answersAwaited);
  return () => page.evaluate(() => (window as unknown as { placeholders: string[] }).placeholders);
}

const places = [
  { name: "Home", path: () => paths.dashboard, queries: ["Me", "MyProfile", "Home", "HomeSuggestions"] },
  { name: "the groups", path: () => paths.posts, queries: ["Me", "Posts"] },
  { name: "filtered groups", path: () => `${paths.posts}?scope=mine`, queries: ["Me", "FilteredPosts"] },
  {
    name: "a group",
    path: (id: string) => paths.post(id),
    queries: ["Me", "Post", "Group", "Comments"],
    later: ["Loading the next sessions", "Loading the study room"],
  },
  { name: "the schedule", path: () => paths.schedule, queries: ["Me", "Schedule", "OpenSeats"] },
];

for (const { name, path, later = [] } of places)
  test(`${name}: the page is rendered with what it asked`, async ({ page, api, logInAs }) => {
    const ada = await api.registerWithProfile("Ada Quist");
    const id = await api.createPost(ada, "Reading circle");
    await logInAs(ada);
    const placeholders = await watchFirstRender(page);
    await page.goto(path(id));
    await expect(heading(page)).toBeVisible();
    expect(await placeholders()).toEqual(later);
  });

test("a page that waits for its answers shows that it is loading", async ({ page, api, logInAs }) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  let answer = () => undefined as void;
  const wanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/graphql", async (route) => {
    await wanted;
    await route.continue();
  });
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
    const id = await api.createPost(ada, "Reading circle");
    await logInAs(ada);
    const asked = await watchQueries(page);
    await page.goto(path(id));
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);

    const first = asked.filter((query) => queries.includes(query.name));
    expect(first).toEqual(queries.map((query) => ({ name: query, isRendered: false })));
  });
