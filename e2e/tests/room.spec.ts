import { expect, test } from "../support/test";
import { openAs, startGroup } from "../support/studyGroups";

test("B16 B17 two members in a room see each other, one timer, and each other's leaving", async ({
  page,
  api,
  logInAs,
  browser,
  baseURL,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const id = await startGroup(api, ada, { title: "Algebra" });
  await logInAs(ada);
  await page.goto(`/room/${id}`);
  await expect(page.getByRole("heading", { name: "Algebra · study room" })).toBeVisible();
  await expect(page.getByText("Nobody is here yet", { exact: true })).toBeVisible();
  const other = await openAs(browser, baseURL, ben);
  await other.goto(`/room/${id}`);
  await expect(other.getByText("Nobody is here yet", { exact: true })).toBeVisible();

  await page.getByLabel("What do you want to do?").fill("Chapter 3");
  await page.keyboard.press("Enter");

  await expect(other.getByRole("listitem").filter({ hasText: "Ada Quist" })).toContainText("Chapter 3");
  await other.getByRole("button", { name: "Enter the room" }).click();
  await expect(page.getByText("2 people here")).toBeVisible();

  await page.getByRole("button", { name: "Start the timer" }).click();
  const timers = [page.getByRole("timer"), other.getByRole("timer")];
  for (const timer of timers) await expect(timer).toBeVisible();
  const [here, there] = await Promise.all(timers.map((timer) => timer.innerText()));
  expect(Math.abs(toSeconds(here ?? "") - toSeconds(there ?? ""))).toBeLessThanOrEqual(1);
  await expect(other.getByRole("button", { name: "Stop the timer" })).toBeHidden();
  await expectAccessible(page);
  await expectAccessibleInDark(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await other.context().close();
  await expect(page.getByText("1 person here")).toBeVisible({ timeout: 12_000 });
});

test("B16 a reload stays in the room", async ({ page, api, logInAs }) => {
  await logInAs(await api.register("Ada Quist"));
  await page.goto("/room");
  await page.getByRole("button", { name: "Enter the room" }).click();
  await expect(page.getByRole("button", { name: "Leave the room" })).toBeVisible();

  await page.reload();

  await expect(page.getByRole("button", { name: "Leave the room" })).toBeVisible();
  await page.waitForTimeout(6_000);
  await expect(page.getByRole("button", { name: "Leave the room" })).toBeVisible();
});

test("B20 the room of a group on request is for its members", async ({ page, api, logInAs }) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const id = await startGroup(api, ada, { visibility: "ON_REQUEST" });
  await logInAs(ben);

  await page.goto(`/room/${id}`);

  await expect(page.getByText("This room is for members of the group")).toBeVisible();
});

test("on a phone the room is entered without scrolling, and the table comes first once one is in", async ({
  page,
  api,
  logInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const id = await startGroup(api, ada, { title: "Algebra" });
  const input = { roomId: id, goal: "Read a chapter" };
  await api.as(ben, "mutation ($input: EnterRoomInput!) { enterRoom(input: $input) { id } }", { input });
  await logInAs(ada);
  await page.goto(`/room/${id}`);
  const enter = page.getByRole("button", { name: "Enter the room" });
  await expect(page.getByText("1 person here · No timer yet")).toBeInViewport({ ratio: 1 });
  const bar = await page.locator("[data-phone-bar]").boundingBox();
  const button = await enter.boundingBox();
  expect(Number(button?.y) + Number(button?.height)).toBeLessThan(Number(bar?.y));

  await enter.click();

  await expect(page.getByRole("button", { name: "Leave the room" })).toBeVisible();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  const table = await page.getByText("No timer yet", { exact: true }).boundingBox();
  const line = await page.getByLabel("What do you want to do?").boundingBox();
  expect(Number(table?.y)).toBeLessThan(Number(line?.y));
});

function toSeconds(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(":").map(Number);
  return minutes * 60 + seconds;
}
