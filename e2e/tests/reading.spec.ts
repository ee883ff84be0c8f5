import { shelve } from "../support/books";
import { openAs, signInModerator } from "../support/moderation";
import { awake, heading } from "../support/product";
import { expect, test } from "../support/test";

for (const width of [1280, 360]) {
  test.describe(`reading at ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width < 768 });

    test("a member says how far they are, corrects a date and notes something, for themselves alone", async ({
      page,
      api,
      logInAs,
      expectAccessible,
    }) => {
      const ada = await api.register("Ada Quist");
      const [book] = await shelve(api, ada, "READING", 1);
      const title = book?.title ?? "";
      await logInAs(ada);
      await page.goto("/shelves");
      const card = page.getByRole("article", { name: title });
      await expect(card.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", "0");
      await card.getByRole("button", { name: `Update ${title}` }).click();
      const dialog = page.getByRole("dialog", { name: title });
      await dialog.getByLabel("Page", { exact: true }).fill("900");
      await dialog.getByLabel("Pages in your copy").fill("200");
      await expectAccessible();
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog.getByText("Your copy has 200 pages")).toBeVisible();
      await dialog.getByLabel("Page", { exact: true }).fill("50");
      await dialog.getByLabel("Started on").fill("2026-01-05");
      await dialog.getByLabel("Page", { exact: true }).press("Enter");
      await expect(dialog).toBeHidden();
      await expect(card).toContainText("25% · Page 50 of 200");
      await expect(card).toContainText("Started 2026/01/05");
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await card.getByRole("link", { name: title }).click();
      await expect(heading(page, title)).toBeVisible();
      const reading = page.getByRole("region", { name: "Your reading" });
      await reading.getByRole("textbox", { name: /^New note/ }).fill("Chapter 3 explains it best.");
      await reading.getByRole("button", { name: "Add note" }).click();
      const note = reading.getByRole("listitem").filter({ hasText: "Chapter 3 explains it best." });
      await expect(note).toBeVisible();
      await note.getByRole("button", { name: /^More for Note/ }).click();
      await page.getByRole("menuitem", { name: "Edit note" }).click();
      await reading.getByRole("textbox", { name: /^Edit note/ }).fill("Chapter 4 explains it best.");
      await reading.getByRole("button", { name: "Save note" }).click();
      await expect(reading.getByText("Chapter 4 explains it best.")).toBeVisible();
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    test("a member adds a book, which nobody else finds until a moderator takes it over", async ({
      page,
      api,
      logInAs,
      browser,
      baseURL,
      expectAccessible,
    }) => {
      const [ada, bo] = [await api.register("Ada Quist"), await api.register("Bo Lind")];
      const title = `Folding zines by hand, ${width} ways`;
      await logInAs(ada);
      await page.goto("/shelves");
      await page.getByRole("button", { name: "Add a book" }).click();
      const dialog = page.getByRole("dialog", { name: "Add a book" });
      await dialog.getByLabel(/^Title/).fill(title);
      await dialog.getByLabel(/^Author/).fill("Ines Quokka");
      await dialog.getByLabel(/^ISBN/).fill("978-0-306-40615-8");
      await expectAccessible();
      await dialog.getByRole("button", { name: "Add a book" }).click();
      await expect(dialog.getByText(/This is no ISBN/)).toBeVisible();
      await dialog.getByLabel(/^ISBN/).fill("");
      await dialog.getByRole("button", { name: "Add a book" }).click();
      const card = page.getByRole("article", { name: title });
      await expect(card).toContainText("Only you see this book.");
      const address = (await card.getByRole("link", { name: title }).getAttribute("href")) ?? "";

      const bos = await openAs(browser, baseURL, bo);
      await bos.goto(address);
      await expect(bos.getByText(/can't find|not find|isn't|gone/i).first()).toBeVisible();
      const moderators = await openAs(browser, baseURL, await signInModerator(api));
      await moderators.goto("/moderation/books");
      const waiting = moderators.getByRole("article", { name: title });
      await expect(waiting).toContainText("Added by Ada Quist");
      await expectAccessible(moderators);
      await waiting.getByRole("button", { name: "Add to the catalogue" }).click();
      await expect(waiting).toBeHidden();
      await bos.reload();
      await expect(heading(bos, title)).toBeVisible();
      for (const one of [bos, moderators]) await one.context().close();
    });

    test("a group reads a book by a plan, which two members tick off", async ({
      page,
      api,
      logInAs,
      browser,
      baseURL,
      expectAccessible,
    }) => {
      const [ada, bo] = [await api.register("Ada Quist"), await api.register("Bo Lind")];
      const [book] = await shelve(api, ada, "READING", 1);
      const groupId = await api.createPost(ada, "Evenings with vectors");
      await api.as(bo, `mutation { joinGroup(input: { groupId: "${groupId}" }) { id } }`);
      const path = width < 768 ? `/posts/${groupId}?view=sessions` : `/posts/${groupId}`;
      await logInAs(ada);
      await page.goto(path);
      await awake(page);
      await page.getByRole("button", { name: "Read a book together" }).click();
      const dialog = page.getByRole("dialog", { name: "Read a book together" });
      await dialog.getByLabel(/^What to read each week/).fill("Chapters 1–3\nChapters 4–6");
      await expectAccessible();
      await dialog.getByRole("button", { name: "Start the plan" }).click();
      const plan = page.getByRole("region", { name: "Reading together" });
      await expect(plan).toContainText("Week 1 of 2");
      await expect(plan.getByRole("link", { name: book?.title })).toBeVisible();
      await plan.getByLabel(/Chapters 1–3/).check();
      await expect(plan).toContainText("1 has read it");

      const bos = await openAs(browser, baseURL, bo);
      await bos.setViewportSize({ width, height: 800 });
      await bos.goto(path);
      const bosPlan = bos.getByRole("region", { name: "Reading together" });
      await bosPlan.getByLabel(/Chapters 1–3/).check();
      await expect(bosPlan).toContainText("2 have read it");
      await expect(bosPlan.getByRole("button", { name: "More for the reading plan" })).toHaveCount(0);
      await page.reload();
      await expect(plan).toContainText("2 have read it");
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await plan.getByRole("button", { name: "More for the reading plan" }).click();
      await page.getByRole("menuitem", { name: "End the plan" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "End the plan" }).click();
      await expect(page.getByRole("button", { name: "Read a book together" })).toBeVisible();
      await bos.context().close();
    });
  });
}
