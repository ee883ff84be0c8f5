import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { heading } from "../support/product";
import { chooseOfGroup, groupMenu, openAs, openView, panel, startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

async function makeBuddies(api: Api, one: Person, other: Person) {
  // Private contact needs a confirmed address.
  for (const person of [one, other]) await api.confirmAddress(person);
  const change = (name: string) => `mutation ($id: ID!) { ${name}(input: { userId: $id }) { id } }`;
  await api.as(one, change("requestBuddy"), { id: other.id });
  await api.as(other, change("acceptBuddy"), { id: one.id });
}

const unreadOf = async (api: Api, person: Person) =>
  (await api.as<{ me: { unreadCount: number } }>(person, "{ me { unreadCount } }")).me.unreadCount;

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [size, colorScheme] of [
  [1280, "light"],
  [360, "dark"],
] as const)
  test(`B3 two buddies open one group for the two of them, by keyboard, at ${size}, ${colorScheme}`, async ({
    page,
    api,
    logInAs,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: size, height: 800 });
    await page.emulateMedia({ colorScheme });
    const ada = await api.registerWithProfile("Ada Quist");
    const layla = await api.registerWithProfile("ليلى حداد");
    await makeBuddies(api, ada, layla);
    await logInAs(ada);
    await page.goto(`/profile/${layla.id}`);

    const together = page.getByRole("button", { name: "Study together" });
    await together.focus();
    await page.keyboard.press("Enter");

    await expect(heading(page, "ليلى حداد")).toBeVisible();
    if (size < 400) await openView(page, "About");
    await expect(panel(page).getByText("Just the two of you")).toBeVisible();
    expect(await width(page)).toBe(size);
    await expectAccessible();
    if (size < 400) await openView(page, "Discussion");
    const other = await openAs(browser, baseURL, layla);
    await other.goto(`/profile/${ada.id}`);
    await other.getByRole("button", { name: "Study together" }).click();
    await expect(other).toHaveURL(/posts/);
    await expect(heading(other, "Ada Quist")).toBeVisible();
    expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);

    await page
      .getByLabel("Reply", { exact: false })
      .and(page.locator("textarea"))
      .fill("Let us begin with chapter one");
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect(other.getByText("Let us begin with chapter one")).toBeVisible();
    const outsider = await openAs(browser, baseURL, await api.register("Eve"));
    await outsider.goto(new URL(page.url()).pathname);
    await expect(heading(outsider, "We can't find this group")).toBeVisible();
    for (const one of [other, outsider]) await one.context().close();
  });

test("C5 a member mutes a group on its page with the keyboard, hears nothing of it, and hears of it again", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Ben Okafor")];
  const groupId = await startGroup(api, ada, { title: "Algebra" });
  await logInAs(ada);
  await page.goto(`/posts/${groupId}`);

  await groupMenu(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Copy link" })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Mute" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(groupMenu(page)).toBeFocused();
  await expect(page.getByText("You won't get any more notifications about this group.")).toBeVisible();
  await expectAccessible();
  await api.addComment(ben, groupId, "Is anyone there?");
  await expect(page.getByText("Is anyone there?")).toBeVisible();

  await page.goto("/settings/notifications");
  const muted = page.getByRole("region", { name: "Groups you have muted" });
  await expect(muted.getByRole("link", { name: "Algebra" })).toBeVisible();
  await page.goto(`/posts/${groupId}`);
  await chooseOfGroup(page, "Unmute");
  await expect(page.getByText("You'll get notifications about this group again.")).toBeVisible();
  // Who has the discussion open reads what comes, and with it the notification.
  await page.goto("/settings/notifications");
  await api.addComment(ben, groupId, "Hello again");

  await expect.poll(() => unreadOf(api, ada)).toBe(1);
  const { me } = await api.as<{ me: { notifications: { nodes: { count: number }[] } } }>(
    ada,
    "{ me { notifications(first: 10) { nodes { count } } } }",
  );
  expect(me.notifications.nodes.map(({ count }) => count)).toEqual([1]);
});
