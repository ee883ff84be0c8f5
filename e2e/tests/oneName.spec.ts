import { heading } from "../support/product";
import { dayInManila, plan } from "../support/sessions";
import { startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

/** A long first message with markup. */
const text = `**Who** reads about _ferments_ this winter? ${"We have jars, salt and time. ".repeat(12)}`;

for (const [kind, title, name] of [
  ["a title", "Friday finish", "Friday finish"],
  ["no title", null, "Who reads about ferments this winter?"],
] as const) {
  test(`X1 a group with ${kind} is called the same on every screen`, async ({ page, api, logInAs }) => {
    const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.register("Ben Okafor")];
    const id = await startGroup(api, ada, { title, interest: "CHEMISTRY" }, text);
    await plan(api, ada, { groupId: id, title: "First jars", startsOn: dayInManila(1) });
    await api.addComment(ben, id, "Count me in");
    await logInAs(ada);

    for (const path of ["/posts?scope=mine", "/groups?sort=NEWEST", "/groups/mine"]) {
      await page.goto(path);
      await expect(page.getByRole("article").getByRole("heading", { name, exact: true }).first()).toBeVisible();
    }
    await page.goto("/posts");
    await page.getByRole("link", { name: "Find", exact: true }).click();
    await page.getByRole("searchbox", { name: "Search" }).fill(title ?? "ferments winter");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole("article", { name, exact: true }).first()).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("main")).toContainText(name);
    await page.goto(`/schedule?week=${dayInManila(1)}`);
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`First jars.*${name.replace("?", "\\?")}`) })
      .click();
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
    await page.goto("/notifications");
    await page.getByRole("link", { name: `Ben Okafor replied in “${name}”` }).click();
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Study Circle`);
    await expect(page.getByText(/^started by/)).toHaveText("started by Ada Quist");
  });
}
