import type { Locator, Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { plan } from "../support/sessions";
import { chooseOfGroup, startGroup, views } from "../support/studyGroups";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const view = (page: Page, name: string | RegExp) => views(page).getByRole("link", { name });
const comment = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
const inView = async (buttons: Locator) => {
  const seen = await Promise.all(
    (await buttons.all()).map((button) =>
      button.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight;
      }),
    ),
  );
  return seen.filter(Boolean).length;
};
const joins = (page: Page) => page.getByRole("button", { name: /^(Join|Ask to join)$/, includeHidden: true });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const reply = (api: Api, person: Person, id: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => api.addComment(person, id, `remark ${n + 1}. ${"Long. ".repeat(40)}`)),
  );

test("X2 on a phone a member begins at the discussion, and About, Sessions and Room are a tap away", async ({
  page,
  api,
  logInAs,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const seen: { shift: number; moved: string[] } = { shift: 0, moved: [] };
    Object.assign(window, { seen });
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        seen.shift += value;
        for (const { node, previousRect, currentRect } of sources)
          seen.moved.push(
            `${Math.round(startTime)} ms, ${value.toFixed(4)}: ${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
          );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const ada = await api.registerWithProfile("Ada Quist");
  const id = await startGroup(api, ada, { title: "Algebra" }, "Slow reading on Tuesdays");
  await plan(api, ada, { groupId: id, title: "Chapter 3, read aloud" });
  const [first = ""] = await reply(api, ada, id, 3);
  await logInAs(ada);
  await page.goto(`/posts/${id}`);
  await expect(view(page, "Discussion")).toHaveAttribute("aria-current", "page");
  await expect(comment(page, "remark 1.")).toBeVisible();
  await expect(page.getByText("Slow reading on Tuesdays")).toBeHidden();

  for (const link of await views(page).getByRole("link").all()) {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const shown = {
    About: page.getByText("Slow reading on Tuesdays"),
    Sessions: page.getByRole("link", { name: /Chapter 3, read aloud/ }),
    Room: page.getByRole("link", { name: "Go to the room" }),
    Discussion: comment(page, "remark 1."),
  };
  for (const [name, content] of Object.entries(shown)) {
    await view(page, name).tap();
    await expect(content).toBeVisible();
    await expect(view(page, name)).toHaveAttribute("aria-current", "page");
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible();
    await expectAccessibleInDark();
    await page.emulateMedia({ colorScheme: "light" });
  }
  const { shift, moved } = await page.evaluate(
    () => (window as unknown as { seen: { shift: number; moved: string[] } }).seen,
  );
  expect(shift, moved.join("\n")).toBeLessThan(0.01);

  await page.goBack();
  await expect(shown.Room).toBeVisible();
  await page.goBack();
  await expect(shown.Sessions).toBeVisible();
  await page.reload();
  await expect(shown.Sessions).toBeVisible();
  await page.goForward();
  await expect(shown.Room).toBeVisible();
  await page.goto(`/posts/${id}?view=room#${first}`);
  await expect(view(page, "Discussion")).toHaveAttribute("aria-current", "page");
  await expect(page.locator("[data-highlighted]")).toBeInViewport();

  await chooseOfGroup(page, "Edit");
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue("Slow reading on Tuesdays");
  await expect(view(page, "About")).toHaveAttribute("aria-current", "page");
});

for (const visibility of ["OPEN", "ON_REQUEST"])
  test(`X2 on a phone a newcomer begins at what a group (${visibility}) is about, with one way in in view`, async ({
    page,
    api,
    logInAs,
    expectAccessible,
  }) => {
    const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Ben Okafor")];
    const text = `Slow reading on Tuesdays\n${"It goes on for a while. ".repeat(60)}`;
    const id = await startGroup(api, ada, { title: "Algebra", visibility }, text);
    await reply(api, ada, id, 6);
    await logInAs(ben);
    await page.goto(`/posts/${id}`);
    await expect(view(page, "About")).toHaveAttribute("aria-current", "page");
    await expect(page.getByText("Algebra", { exact: true })).toBeVisible();

    for (const name of ["About", "Discussion", "Sessions", "Room"]) {
      await view(page, name).tap();
      await expect(view(page, name)).toHaveAttribute("aria-current", "page");
      await page.waitForLoadState("networkidle");
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 300) {
        await page.evaluate((to) => window.scrollTo(0, to), top);
        await expect.poll(() => inView(joins(page)), { message: `${name} at ${top}` }).toBe(1);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible();
    }
    if (visibility === "ON_REQUEST") {
      await expect(page.getByText("This room is for members of the group")).toBeVisible();
      return;
    }
    await view(page, "About").tap();
    await joins(page).first().tap();
    await expect(page.getByText("You're in. Welcome to the group!")).toBeVisible();
    await expect(view(page, "About")).toHaveAttribute("aria-current", "page");
    await expect(joins(page)).toHaveCount(0);
    await page.goto(`/posts/${id}`);
    await expect(view(page, "Discussion")).toHaveAttribute("aria-current", "page");
  });

test("X2 on a phone who runs a group sees that somebody asked to join, and the notification leads there", async ({
  page,
  api,
  logInAs,
}) => {
  const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Ben Okafor")];
  const id = await startGroup(api, ada, { title: "Algebra", visibility: "ON_REQUEST" });
  const input = { groupId: id, message: "May I?" };
  await api.as(ben, `mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { id } }`, { input });
  await logInAs(ada);
  await page.goto("/notifications");
  await page.getByRole("link", { name: /Ben Okafor/ }).tap();

  await expect(view(page, "About (1)")).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: /^Accept/ }).tap();
  await expect(view(page, "About")).toHaveText("About");
});

test("X2 the time since stands beside the date on a phone", async ({ page, api, logInAs }) => {
  const ada = await api.registerWithProfile("Ada Quist");
  const id = await startGroup(api, ada, { title: "Algebra" });
  await api.addComment(ada, id, "remark");
  await logInAs(ada);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    for (const name of ["about", "discussion"]) {
      await page.goto(`/posts/${id}?view=${name}`);
      const article = page.getByRole("article").first();
      // As an age of some months says it.
      await article.getByText("just now").evaluate((age) => (age.textContent = "11 months ago"));
      const [date, age] = await Promise.all([
        article
          .getByText(/20\d\d\/\d\d\/\d\d/)
          .first()
          .boundingBox(),
        article.getByText("11 months ago").boundingBox(),
      ]);
      expect(Math.abs(Number(date?.y) - Number(age?.y)), `${name} at ${width}`).toBeLessThan(4);
    }
  }
});
