import type { Page } from "@playwright/test";
import { heading } from "../support/product";
import { expect, test } from "../support/emptyServer";
import { countCalls, holdBack, intercept } from "../support/service";
import { cards, card, message, publish } from "../support/groups";

const send = (page: Page) => page.getByRole("button", { name: "Send" });

test.describe("starting a group", () => {
  test("A58 A63 the form clears once it has worked, and the post stands first on the first page", async ({
    page,
    api,
    join,
    logInAs,
  }) => {
    const ada = await join("Ada Quist");
    await publish(api, ada, 4);
    await logInAs(ada);
    await page.goto("/posts?page=2");
    await expect(page.getByRole("heading", { level: 1, name: "Welcome to the group posts" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Now start your group" })).toBeVisible();

    await message(page).fill("Evening physics\nFeynman, one lecture a week\nBring tea");
    await send(page).click();

    await expect(page.getByRole("status").filter({ hasText: "Post Created" })).toBeVisible();
    await expect(page).toHaveURL(/\/posts$/);
    await expect(message(page)).toHaveValue("");
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).first().getByRole("heading", { level: 3, name: "Evening physics" })).toBeVisible();
    expect(await cards(page).first().getByText("Feynman").innerText()).toContain("a week\nBring tea");
  });

  test("A58 checks no text itself: the service's word appears, and what was typed stays", async ({
    page,
    join,
    logInAs,
  }) => {
    await logInAs(await join());
    const calls = await countCalls(page, "CreatePost");
    await page.goto("/posts");

    for (const [text, word] of [
      ["", /Write a message first/],
      ["   ", /Write a message first/],
      ["x".repeat(5001), /5,?000/],
    ] as const) {
      await message(page).fill(text);
      await send(page).click();
      await expect(page.getByRole("alert").filter({ hasText: word }).first()).toBeVisible();
      await expect(message(page)).toHaveAccessibleDescription(word);
      await expect(message(page)).toHaveValue(text);
      await expect(message(page)).toBeFocused();
    }
    expect(calls()).toBe(3);
    await expect(page.getByText("No groups yet")).toBeVisible();
  });

  test("A58 sends once, however often Send is pressed", async ({ page, join, logInAs }) => {
    await logInAs(await join());
    await page.goto("/posts");
    const release = await holdBack(page, "CreatePost");
    const calls = await countCalls(page, "CreatePost");
    await message(page).fill("Only once, please");

    await send(page).dblclick();
    await send(page).press("Enter");
    await expect(send(page)).toHaveAttribute("aria-busy", "true");
    release();

    await expect(page.getByRole("status").filter({ hasText: "Post Created" })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    expect(calls()).toBe(1);
  });

  test("A58 publishes once when the answer was lost and the same text is sent again", async ({
    page,
    join,
    logInAs,
    allowComplaints,
  }) => {
    allowComplaints(/net::ERR_FAILED/);
    await logInAs(await join());
    await page.goto("/posts");
    let losesAnswer = true;
    await intercept(page, "CreatePost", async (route) => {
      if (!losesAnswer) return route.fallback();
      losesAnswer = false;
      await route.fetch();
      await route.abort();
    });
    await message(page).fill("The line went dead");

    await send(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "couldn't reach" })).toBeVisible();
    await send(page).click();

    await expect(page.getByRole("status").filter({ hasText: "Post Created" })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
  });

  test("A58 a draft outlives a failed save, a reload, and a session that ends in the middle of it", async ({
    page,
    api,
    join,
    logInAs,
    allowComplaints,
  }) => {
    allowComplaints(/net::ERR_FAILED/, /401/);
    const ada = await join("Ada Quist");
    await logInAs(ada);
    await page.goto("/posts");
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("createPost") ? route.abort() : route.fallback(),
    );
    await message(page).fill("Long thoughts on short stories");
    await send(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "couldn't reach" })).toBeVisible();
    await expect(message(page)).toHaveValue("Long thoughts on short stories");

    await page.unrouteAll();
    await page.reload();
    await expect(message(page)).toHaveValue("Long thoughts on short stories");

    await api.as(ada, `mutation { logout }`);
    // The page may notice before the button is pressed: its socket is closed.
    await send(page)
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await expect(heading(page, "Login")).toBeVisible();
    await page.getByLabel("Email Address").fill(ada.email);
    await page.getByLabel("Password").fill(ada.password);
    await page.getByRole("button", { name: "Login" }).click();

    await expect(page).toHaveURL(/\/posts$/);
    await expect(message(page)).toHaveValue("Long thoughts on short stories");
    await send(page).click();
    await expect(card(page, "Long thoughts on short stories")).toBeVisible();
    await expect(message(page)).toHaveValue("");
  });
});
