import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

/** The choices of the shown selects that are wider than their select, with the name of the field. */
const cutChoices = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("nothing can be measured");
    return [...document.querySelectorAll("select")]
      .filter((select) => select.offsetWidth > 0)
      .flatMap((select) => {
        const style = getComputedStyle(select);
        canvas.font = style.font;
        const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const cut = [...select.options].filter(({ text }) => canvas.measureText(text).width > room);
        return cut.map(({ text }) => `${select.name || select.ariaLabel}: ${text}`);
      });
  });

test("C18 C21 no select cuts one of its choices, on a phone and on a desktop", async ({ page, api, logInAs }) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  const pages = ["/posts", "/groups", "/schedule/new", "/settings/notifications", "/edit-profile"];
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole("combobox").first()).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cutChoices(page), `${address} at ${width}`).toEqual([]);
    }
  }
});
