import { dayInManila, entry, inNewYork, openIn, plan, week } from "../support/sessions";
import { startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

test.use({ timezoneId: "Asia/Manila" });

test("B9 B10 B11 a weekly session with one place left is planned in Manila, and answered in New York", async ({
  page,
  api,
  logInAs,
  browser,
  baseURL,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  test.slow();
  const [ada, ben, cem] = [
    await api.register("Ada Quist"),
    await api.register("Ben Okafor"),
    await api.register("Cem"),
  ];
  const groupId = await startGroup(api, ada, { title: "Algebra" });
  const day = dayInManila(1);
  await logInAs(ada);
  await page.goto(`/posts/${groupId}`);
  await page.getByRole("link", { name: "Plan a session" }).click();

  await page.getByLabel("Title").fill("Chapter 3 aloud");
  await page.getByLabel("Day", { exact: false }).first().fill(day);
  await page.getByLabel("Time").fill("20:00");
  await page.getByLabel("How often").selectOption("Every week");
  await page.getByLabel("Dates").fill("3");
  await page.getByLabel("Places (optional)").fill("2");
  await expectAccessible();
  await page.getByRole("button", { name: "Plan it" }).click();
  const sessions = page.getByRole("region", { name: "Next sessions" });
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await expect(sessions.getByRole("listitem").first()).toContainText("20:00–21:00 your time");

  const bens = await openIn(browser, baseURL, ben, "America/New_York");
  await bens.goto(`/posts/${groupId}`);
  const first = bens.getByRole("region", { name: "Next sessions" }).getByRole("listitem").first();
  await expect(first).toContainText(`${inNewYork(day)}–`);
  await expect(first).toContainText("your time · 20:00 in Manila");
  await first.getByRole("link", { name: "Chapter 3 aloud" }).click();
  await expect(bens.getByRole("heading", { level: 1, name: "Chapter 3 aloud" })).toBeVisible();
  await bens.getByRole("button", { name: /Go and join the group/ }).click();
  await expect(bens.getByText("2 of 2 places taken")).toBeVisible();
  await expectAccessible(bens);
  await expectAccessibleInDark(bens);

  const cems = await openIn(browser, baseURL, cem, "Asia/Manila");
  await cems.goto(new URL(bens.url()).pathname);
  await cems.getByRole("button", { name: /Go and join the group/ }).click();
  await expect(cems.getByText("You are 1st in line")).toBeVisible();

  const answered = bens.waitForResponse((given) => given.request().postData()?.includes("AnswerOccurrence") ?? false);
  await bens.getByRole("button", { name: /Can't make it/ }).click();
  await answered;
  await expect(bens.getByRole("main").getByText("You can't make it", { exact: true })).toBeVisible();
  await cems.reload();
  await expect(cems.getByRole("main").getByText("You're going", { exact: true })).toBeVisible();

  await page.goto(new URL(bens.url()).pathname);
  await page.getByRole("button", { name: "Move this date" }).click();
  await page.getByRole("dialog").getByLabel("Time").fill("21:30");
  await page.getByRole("button", { name: "Move it" }).click();
  await expect(page.getByText("21:30–22:30 your time")).toBeVisible();
  await cems.goto("/notifications");
  await cems.getByRole("link", { name: /was moved/ }).click();
  await expect(cems.getByText("21:30–22:30 your time")).toBeVisible();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Time").fill("19:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toContainText("2 upcoming dates change");
  await expect(page.getByRole("dialog")).toContainText("1 date that was moved stays");
  await page.getByRole("button", { name: "Change them" }).click();
  await expect(page.getByText("21:30–22:30 your time")).toBeVisible();
});

test("B13 the week is walked through and opened by keyboard alone", async ({ page, api, logInAs }) => {
  const ada = await api.register("Ada Quist");
  await plan(api, ada, {
    title: "Piano",
    repeats: { frequency: "WEEKLY" },
    ends: { after: 3 },
    startsOn: dayInManila(7),
  });
  await logInAs(ada);
  await page.goto("/schedule");
  await expect(page.getByRole("heading", { name: "Nothing planned this week" })).toBeVisible();

  await page.getByRole("link", { name: "Next week" }).focus();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/schedule\?week=\d{4}-\d{2}-\d{2}$/);
  // The week before had seven days, too, with nothing in them.
  await expect(entry(page, "Piano")).toBeVisible();
  await expect(week(page)).toHaveCount(7);
  await expect(page.getByRole("link", { name: "Next week" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(entry(page, "Piano")).toBeFocused();
  await expect(entry(page, "Piano")).toHaveAccessibleName(/day, .*20:00 ?–21:00 your time.*Piano.*Your own time/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Piano" })).toBeFocused();
  await page.goBack();
  await expect(entry(page, "Piano")).toBeVisible();
  await page.getByRole("link", { name: "Today" }).press("Enter");
  await expect(page).toHaveURL(/\/schedule$/);
});
