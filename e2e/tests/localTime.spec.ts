import type { Page } from "@playwright/test";
import { awake } from "../support/product";
import { withoutServiceClock } from "../support/service";
import { expect, test } from "../support/test";

test.use({ timezoneId: "Europe/Paris" });

const winter = new Date("2031-01-15T00:11:40Z");
const boxes = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as object));

test("C31 a buddy's card says what time it is where they are, and goes on by itself without moving anything", async ({
  page,
  api,
}) => {
  const ada = await api.registerWithProfile("Ada Quist", { timeZone: "Asia/Manila" });
  await withoutServiceClock(page);
  await page.clock.install({ time: winter });
  await page.goto("/profiles");
  await awake(page);
  const card = page.getByRole("article", { name: ada.name }).first();
  await expect(card).toContainText("08:11 in Manila");
  const before = await boxes(page);

  await page.clock.runFor(30_000);

  await expect(card).toContainText("08:12 in Manila");
  expect(await boxes(page)).toEqual(before);
});

test("C31 a profile also says how far away that is, by the clocks of that day", async ({ page, api }) => {
  const ada = await api.registerWithProfile("Ada Quist", { timeZone: "Asia/Manila" });
  await withoutServiceClock(page);
  for (const [time, words] of [
    [winter, "08:11 in Manila, 7 hours ahead of you"],
    [new Date("2031-07-15T00:11:40Z"), "08:11 in Manila, 6 hours ahead of you"],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto(`/profile/${ada.id}`);

    await expect(page.getByRole("article", { name: ada.name })).toContainText(words);
  }
});

test("C9 C12 a new profile starts with the zone of the device, and another one is found by typing", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const nia = await api.register("Nia Okafor");
  await logInAs(nia);
  await page.goto("/create-profile");
  const zone = page.getByRole("combobox", { name: "Time zone" });
  await expect(zone).toHaveValue("Paris (Europe)");

  await zone.focus();
  await page.keyboard.type("sao pa");
  await expect(page.getByRole("listbox", { name: "Time zone" }).getByRole("option")).toHaveText([
    "São Paulo (America)",
  ]);
  await expectAccessible();
  await page.keyboard.press("Enter");
  await page.getByLabel(/^Location/).fill("Campinas");
  await page.getByLabel(/^Skills/).fill("Chess");
  await page.getByRole("button", { name: "Save profile" }).click();

  await expect(page.getByText("Profile Created")).toBeVisible();
  await page.goto(`/profile/${nia.id}`);
  await expect(page.getByRole("article", { name: nia.name })).toContainText(/\d\d:\d\d in São Paulo/);
});
