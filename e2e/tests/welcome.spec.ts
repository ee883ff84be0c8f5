import type { Locator, Page } from "@playwright/test";
import { awake, fillInRegistration, heading, logInByForm } from "../support/product";
import { newcomer } from "../support/accounts";
import { dayInManila, plan } from "../support/sessions";
import { inviteCodeOf, startGroup } from "../support/studyGroups";
import { intercept } from "../support/service";
import { expect, test } from "../support/test";

const [mostClicks, mostSeconds] = [8, 90];
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function openRegistration(page: Page) {
  const person = newcomer();
  await page.goto("/register");
  await awake(page);
  await fillInRegistration(page, person);
  return person;
}

async function registerHere(page: Page) {
  const person = await openRegistration(page);
  await button(page, "Register").click();
  await expect(heading(page, "What do you want to learn?")).toBeFocused();
  return person;
}

for (const [device, use] of [
  ["on a desktop", { viewport: { width: 1280, height: 900 } }],
  ["on a phone", { viewport: { width: 360, height: 740 }, hasTouch: true }],
] as const) {
  test.describe(device, () => {
    test.use(use);

    test(`X4 from Register to a joined group in at most ${mostClicks} clicks and ${mostSeconds} seconds`, async ({
      page,
      api,
      expectAccessible,
      expectAccessibleInDark,
    }) => {
      const ada = await api.registerWithProfile("Ada Quist", { skills: ["Sundials"], interest: "ART" });
      await startGroup(api, ada, { title: "Sundials from scratch" });
      let clicks = 0;
      const press = async (place: Locator) => {
        clicks++;
        await ("hasTouch" in use ? place.tap() : place.click());
      };
      const began = Date.now();
      await openRegistration(page);
      await press(button(page, "Register"));

      await expect(heading(page, "What do you want to learn?")).toBeFocused();
      await expect(page.getByRole("list", { name: "Chosen topics" })).toHaveCount(0);
      // Typed with the keyboard: from the heading, Tab leads to the field.
      await page.getByLabel("Topics").focus();
      await page.keyboard.type("sundials,");
      await expectAccessible();
      await press(button(page, "Next"));

      await expect(heading(page, "When can you study?")).toBeFocused();
      await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("");
      await press(button(page, /^Use the time zone of this device/));
      await press(button(page, "Saturday, 10:00 to 14:00"));
      await expectAccessible();
      await press(button(page, "Next"));

      await expect(heading(page, "With whom?")).toBeFocused();
      await expect(page.getByText("Mentions sundials").first()).toBeVisible();
      await press(button(page, "Join Sundials from scratch").first());
      await expect(button(page, "Joined Sundials from scratch").first()).toBeVisible();
      const seconds = (Date.now() - began) / 1_000;
      expect(clicks).toBeLessThanOrEqual(mostClicks);
      expect(seconds).toBeLessThanOrEqual(mostSeconds);
      await expect(page.getByText("Knows sundials, which you want to learn").first()).toBeVisible();
      await expectAccessible();
      await expectAccessibleInDark();
      await page.emulateMedia({ colorScheme: "light" });

      await page.getByRole("link", { name: "Go to Home" }).click();
      await expect(heading(page, "Home")).toBeVisible();
      await page.goto("/create-profile");
      await expect(button(page, "Remove sundials")).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Time zone" })).not.toHaveValue("");
      await expect(page.getByRole("listitem", { name: "Free hours on Saturday" })).toBeVisible();
    });

    test("X4 a session is booked with one tap, which joins its group", async ({ page, api }) => {
      const ada = await api.register("Ada Quist");
      const groupId = await startGroup(api, ada, { title: "Kite evenings" });
      const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      await api.as(ada, `mutation ($input: CreateStudySessionInput!) { createStudySession(input: $input) { id } }`, {
        input: {
          groupId,
          title: "Tie kites",
          startsOn: soon,
          startTime: "12:00",
          timeZone: "UTC",
          durationMinutes: 60,
        },
      });
      await registerHere(page);
      await page.getByLabel("Topics").fill("kite");
      await button(page, "Next").click();
      await expect(heading(page, "When can you study?")).toBeFocused();
      await button(page, "Skip").click();

      await button(page, "I'll come Tie kites").first().click();

      await expect(button(page, "Going Tie kites").first()).toBeVisible();
      await page.getByRole("link", { name: "Go to Home" }).click();
      await expect(page.getByText("Tie kites").first()).toBeVisible();
    });

    test(`X4 from Register to a booked session with a member in at most ${mostClicks} clicks`, async ({
      page,
      api,
      expectAccessible,
    }) => {
      const ada = await api.registerWithProfile("Ada Quist");
      // Early hours, in which nobody else offers a seat.
      const saturday = [2, 3, 4, 5, 6, 7, 8].map(dayInManila).find((day) => new Date(day).getUTCDay() === 6);
      const seat = { startsOn: saturday, startTime: "06:30", company: "EVERYONE" };
      const title = `Sundials at dawn, ${"hasTouch" in use ? "on a phone" : "at a desk"}`;
      await plan(api, ada, { title, ...seat });
      await plan(api, ada, { title: "Out of hours", ...seat, startTime: "10:30" });
      let clicks = 0;
      const press = async (place: Locator) => {
        clicks++;
        // The product ignores the second press of a double press on another button; people are slower than this test.
        await page.waitForTimeout(700);
        await ("hasTouch" in use ? place.tap() : place.click());
      };
      await openRegistration(page);
      await press(button(page, "Register"));
      await press(button(page, "Skip"));
      await press(button(page, /^Use the time zone of this device/));
      await expect(page.getByRole("combobox", { name: "Time zone" })).not.toHaveValue("");
      await press(button(page, "Saturday, 06:00 to 10:00"));
      await expect(button(page, "Saturday, 06:00 to 10:00")).toHaveAttribute("aria-pressed", "true");
      await press(button(page, "Next"));

      await expect(button(page, "Take the seat Out of hours")).toHaveCount(0);
      await expect(page.getByText(/06:30 your time · with .*Ada Quist/).first()).toBeVisible();
      await press(button(page, `Take the seat ${title}`));

      await expect(button(page, `Your seat ${title}`)).toBeVisible();
      expect(clicks).toBeLessThanOrEqual(mostClicks);
      await expectAccessible();
      await page.goto(`/schedule?week=${saturday}`);
      await expect(page.getByRole("link", { name: new RegExp(`${title}.*1 of 1 seat taken`) })).toBeVisible();
    });

    test("X4 skipping everything works, and leads home", async ({ page }) => {
      await registerHere(page);

      await button(page, "Skip").click();
      await expect(heading(page, "When can you study?")).toBeFocused();
      await button(page, "Skip").click();
      await expect(heading(page, "With whom?")).toBeFocused();
      await page.getByRole("link", { name: "Go to Home" }).click();

      await expect(heading(page, "Home")).toBeFocused();
      await expect(page.getByText("You have not yet setup a profile. Please add some info.")).toBeVisible();
    });
  });
}

test("X4 what was typed survives a failure, Back and a reload", async ({ page, allowComplaints }) => {
  allowComplaints(/500|Failed to load/);
  await registerHere(page);
  await intercept(page, "SaveStudyWishes", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.getByLabel("Topics").fill("Knots");
  await button(page, "Next").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Topics")).toHaveValue("Knots");
  await page.reload();
  await expect(button(page, "Remove Knots")).toBeVisible();
  await page.unrouteAll();

  await button(page, "Next").click();
  await expect(heading(page, "When can you study?")).toBeFocused();
  await page.goBack();
  await expect(button(page, "Remove Knots")).toBeVisible();
});

test("X4 an account that exists meets no questions, also not on the register page", async ({ page, api, logInAs }) => {
  const ada = await api.register("Ada Quist");
  await page.goto("/login");
  await awake(page);
  await logInByForm(page, ada);
  await expect(page).toHaveURL(/\/dashboard$/);

  await logInAs(ada);
  await page.goto("/register");
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole("link", { name: "Answer three questions instead" }).click();
  await expect(heading(page, "What do you want to learn?")).toBeFocused();
});

test("X4 an invitation comes before the questions", async ({ page, api }) => {
  const ada = await api.register("Ada Quist");
  const id = await startGroup(api, ada, { title: "Night owls", visibility: "PRIVATE" });
  await page.goto(`/join/${await inviteCodeOf(api, ada, id)}`);
  await page.getByRole("link", { name: "Join" }).click();
  await fillInRegistration(page, newcomer());
  await button(page, "Register").click();

  await expect(page).toHaveURL(/\/join\//);
  await button(page, "Join").click();
  await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
});
