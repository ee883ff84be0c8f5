import type { Page } from "@playwright/test";
import { expect, test } from "../support/emptyServer";

const highlighted = (page: Page) => page.locator("[data-highlighted]");

for (const [name, use] of [
  ["on a desktop", { viewport: { width: 1280, height: 720 } }],
  ["by touch at 360", { viewport: { width: 360, height: 740 }, hasTouch: true }],
] as const)
  test.describe(name, () => {
    test.use(use);

    test("X2 a notification opens the very reply, and says calmly when it is gone", async ({
      page,
      api,
      join,
      logInAs,
      expectAccessible,
      expectAccessibleInDark,
    }) => {
      const [ada, ben] = [await join("Ada Quist"), await join("Ben Okafor")];
      const postId = await api.createPost(ada, "Linear algebra on Tuesdays");
      const ids: string[] = [];
      for (let n = 1; n <= 30; n++) ids.push(await api.addComment(n > 3 ? ada : ben, postId, `remark ${n}.`));
      await logInAs(ada);
      await page.goto("/notifications");
      const line = page.getByRole("link", { name: /Ben Okafor wrote 3 replies/ });
      const open = () => ("hasTouch" in use ? line.tap() : line.click());

      await open();
      await expect(page).toHaveURL(new RegExp(`/posts/${postId}#${ids[0]}$`));
      await expect(highlighted(page)).toHaveText(/remark 1\./);
      await expect(highlighted(page)).toBeInViewport();
      await expect(highlighted(page)).toBeFocused();
      await page.reload();
      await expect(highlighted(page)).toHaveText(/remark 1\./);
      await page.goBack();
      await expect(line).toBeVisible();

      // What another page showed a moment ago may be gone when it is opened.
      const address = `/posts/${postId}#${ids[0]}`;
      await api.as(ben, `mutation ($id: ID!) { deleteComment(id: $id) { id } }`, { id: ids[0] });
      await page.goto(address);
      const note = page.getByRole("note");
      await expect(note).toContainText("The reply that this link leads to isn't here any more.");
      await expect(note).toBeFocused();
      await expect(note).toBeInViewport();
      await expect(page.getByText("remark 30.")).toBeVisible();
      await expectAccessible();
      await expectAccessibleInDark();

      // The line leads to the next one then.
      await page.goto("/notifications");
      await page.getByRole("link", { name: /Ben Okafor wrote 2 replies/ }).click();
      await expect(highlighted(page)).toHaveText(/remark 2\./);
      await expect(note).toBeHidden();
    });
  });
