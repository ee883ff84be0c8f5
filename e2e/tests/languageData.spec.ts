import { paths } from "../../client/src/shared/paths";
import { heading } from "../support/product";
import { expect, test } from "../support/test";

/** The first use of any of them loads the browser's language data, which takes a phone some 150 ms. */
const loading = ["Collator", "DateTimeFormat", "ListFormat", "NumberFormat", "PluralRules", "Segmenter"];

/** Pages with names and counts, and without times of other zones, which cannot do without. */
const pages = { "the feed": paths.posts, notifications: paths.notifications };

for (const [name, path] of Object.entries(pages))
  test(`${name}: names and counts are shown without the browser's language data`, async ({ page, api, logInAs }) => {
    const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Benoît Łuc")];
    await api.createPost(ben, "A group with a name and a count");
    await logInAs(ada);
    await page.addInitScript((formats) => {
      const used: string[] = [];
      Object.assign(window, { used });
      const intl = Intl as unknown as Record<string, new () => object>;
      for (const format of formats)
        intl[format] = new Proxy(intl[format]!, {
          construct: (target, args) => {
            used.push(format);
            return Reflect.construct(target, args) as object;
          },
        });
    }, loading);
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { used: string[] }).used)).toEqual([]);
  });
