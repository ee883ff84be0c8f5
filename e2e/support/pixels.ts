import type { Page } from "@playwright/test";

/** Relative luminance from which a surface glares in a dark room; the light theme's paper has 0.92. */
export const glare = 0.5;

/** So much of a page may glare: large figures and chosen filters, never a ground. */
export const maxGlare = 0.015;

/**
 * The share of bright surfaces of the page: the share of blocks of 24 × 24 pixels with a mean relative luminance above the limit.
 * Letters and thin lines never fill a block. Pictures keep their own colours in the dark, so they are left out.
 */
export async function brightShare(page: Page, limit: number): Promise<number> {
  await showPictures(page, false);
  const picture = (await page.screenshot({ fullPage: true })).toString("base64");
  await showPictures(page, true);
  return page.evaluate(
    async ([data, most]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const size = 24;
      const [columns, rows] = [Math.floor(bitmap.width / size), Math.floor(bitmap.height / size)];
      // Scaling the picture down makes the browser compute the mean of each block.
      const canvas = new OffscreenCanvas(columns, rows);
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("this browser draws nothing");
      pen.imageSmoothingQuality = "high";
      pen.drawImage(bitmap, 0, 0, columns, rows);
      const { data: dots } = pen.getImageData(0, 0, columns, rows);
      const part = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      let bright = 0;
      for (let dot = 0; dot < dots.length; dot += 4) {
        const [red = 0, green = 0, blue = 0] = dots.subarray(dot, dot + 3);
        if (0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue) > most) bright += 1;
      }
      return bright / (columns * rows);
    },
    [picture, limit] as const,
  );
}

/** By their own styles, because the site's policy allows no others. */
const showPictures = (page: Page, isShown: boolean) =>
  page.evaluate(
    (visibility) => {
      for (const picture of document.querySelectorAll<HTMLElement>("img, [data-picture]"))
        picture.style.visibility = visibility;
    },
    isShown ? "" : "hidden",
  );
