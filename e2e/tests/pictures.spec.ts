import { deflateSync, crc32 } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { cards, message, publish } from "../support/groups";
import { chooseOfComment, chooseOfGroup } from "../support/studyGroups";
import { openView } from "../support/studyGroups";
import { expect, test } from "../support/emptyServer";

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([size, content, check]);
}

/** A PNG of one colour. */
function png(width: number, height: number, color: readonly [number, number, number]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.concat(Array.from({ length: width }, () => Buffer.from(color)))]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const file = (name: string, color: readonly [number, number, number] = [200, 60, 60]) => ({
  name,
  mimeType: "image/png",
  buffer: png(320, 240, color),
});

const choose = async (place: Page | Locator, files: ReturnType<typeof file>[], button = "Add pictures") => {
  const chooser = ("page" in place ? place.page() : place).waitForEvent("filechooser");
  await place.getByRole("button", { name: button }).first().click();
  await (await chooser).setFiles(files);
};

test.describe("pictures of texts", () => {
  test("W4 are chosen, described and posted, shown as a grid and opened large", async ({
    page,
    join,
    logInAs,
    expectAccessible,
  }) => {
    await logInAs(await join("Ada Quist"));
    await page.goto("/posts");
    await message(page).fill("Proofs on a whiteboard");

    await choose(page, [file("one.png"), file("two.png", [60, 60, 200])]);
    await page.getByLabel("Describe picture 1").fill("A red square");
    await expect(page.getByLabel("Describe picture 2")).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(page.getByLabel("Describe picture 1")).toHaveValue("A red square");
    await page.getByRole("button", { name: "Send" }).click();

    const post = cards(page).first();
    await expect(post.getByRole("heading", { name: "Proofs on a whiteboard" })).toBeVisible();
    await expect(page.getByLabel("Describe picture 1")).toHaveCount(0);
    await post.getByRole("button", { name: "Open the picture: A red square" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img", { name: "A red square" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("heading", { name: "Picture 2 of 2" })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(post.getByRole("button", { name: "Open the picture: A red square" })).toBeFocused();
  });

  for (const width of [1280, 360])
    test(`W4 can be pasted and dropped into a reply, at most four, and seen large, at ${width}`, async ({
      page,
      api,
      join,
      logInAs,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const ada = await join("Ada Quist");
      await publish(api, ada, 1);
      await logInAs(ada);
      await page.goto("/posts");
      await cards(page).first().getByRole("link", { name: "Join Group" }).click();
      if (width < 400) await openView(page, "Discussion");
      const field = page.getByRole("textbox", { name: "Reply" });
      const bytes = [...png(40, 40, [20, 120, 60])];
      const give = (type: "paste" | "drop", count: number) =>
        field.evaluate(
          (element, { bytes, type, count }) => {
            const data = new DataTransfer();
            for (let n = 0; n < count; n++)
              data.items.add(new File([new Uint8Array(bytes)], `${n}.png`, { type: "image/png" }));
            const event =
              type === "paste"
                ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
                : new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
            element.dispatchEvent(event);
          },
          { bytes, type, count },
        );
      await give("paste", 1);
      await expect(page.getByLabel("Describe picture 1")).toBeVisible();

      await give("drop", 4);

      await expect(page.getByText("A message can have 4 pictures")).toBeVisible();
      await expect(page.getByLabel("Describe picture 4")).toBeVisible();
      await expect(page.getByRole("button", { name: "Add pictures" })).toBeDisabled();
      await page.getByRole("button", { name: "Remove picture 2" }).click();
      await expect(page.getByLabel("Describe picture 4")).toHaveCount(0);
      await page.getByLabel("Describe picture 1").fill("The whiteboard");
      await field.fill("With notes");
      await page.getByRole("button", { name: "Send" }).click();
      const reply = page.getByRole("article").filter({ hasText: "With notes" });
      await expect(reply.getByRole("button", { name: /^Open (the )?picture/ })).toHaveCount(3);
      await reply.getByRole("button", { name: "Open the picture: The whiteboard" }).click();
      await expect(page.getByRole("dialog").getByRole("img", { name: "The whiteboard" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

  test("W4 can be described, removed and added when a group's message or a reply is edited", async ({
    page,
    api,
    join,
    logInAs,
    expectAccessible,
  }) => {
    const ada = await join("Ada Quist");
    const postId = await api.createPost(ada, "Proofs on a whiteboard");
    const commentId = await api.addComment(ada, postId, "With notes");
    await logInAs(ada);
    await page.goto(`/posts/${postId}`);
    const first = page.getByRole("article").first();
    const comment = page.locator(`[id="${commentId}"]`);
    const save = page.getByRole("button", { name: "Save", exact: true });
    await chooseOfGroup(page, "Edit");
    await choose(first, [file("one.png"), file("two.png", [60, 60, 200])]);
    await page.getByLabel("Describe picture 1").fill("A red square");
    await expect(page.getByLabel("Describe picture 2")).toBeVisible();
    await expectAccessible();
    await save.click();
    await expect(first.getByRole("button", { name: /^Open/ })).toHaveCount(2);

    await chooseOfGroup(page, "Edit");
    await expect(page.getByLabel("Describe picture 1")).toHaveValue("A red square");
    await page.getByRole("button", { name: "Remove picture 2" }).click();
    await save.click();
    await expect(first.getByRole("button", { name: "Open the picture: A red square" })).toBeVisible();
    await expect(first.getByRole("button", { name: /^Open/ })).toHaveCount(1);

    await chooseOfComment(comment, "Edit");
    await choose(comment, [file("three.png", [20, 120, 60])]);
    await expect(comment.getByLabel("Describe picture 1")).toBeVisible();
    await comment.getByRole("button", { name: "Save", exact: true }).click();
    await expect(comment.getByRole("button", { name: /^Open/ })).toHaveCount(1);
    await page.reload();
    await expect(comment.getByRole("button", { name: /^Open/ })).toHaveCount(1);
  });

  test("W4 that do not arrive can be tried again, and what was typed stays", async ({
    page,
    join,
    logInAs,
    allowComplaints,
  }) => {
    allowComplaints(/Failed to load resource/);
    await logInAs(await join());
    await page.goto("/posts");
    await message(page).fill("Still here");
    await page.route("**/api/pictures", (route) => route.abort());

    await choose(page, [file("one.png")]);

    await expect(page.getByRole("alert").filter({ hasText: "didn't arrive" })).toBeVisible();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Try it again, or remove it")).toBeVisible();
    await expect(message(page)).toHaveValue("Still here");
    await page.unroute("**/api/pictures");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("Describe picture 1")).toBeVisible();
    await choose(page, [{ ...file("fake.png"), buffer: Buffer.from("no picture") }]);
    await expect(page.getByRole("alert").filter({ hasText: "not a JPEG, PNG or WebP" })).toBeVisible();
  });
});

test.describe("a profile picture", () => {
  test("W4 is cropped by keyboard and shown at once, with our own address", async ({
    page,
    join,
    logInAs,
    expectAccessible,
  }) => {
    await logInAs(await join("Ada Quist"));
    await page.goto("/create-profile");

    await choose(page, [file("me.png")], "Upload a photo");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("slider", { name: "Zoom" })).toHaveValue("1");
    await page.keyboard.press("+");
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("slider", { name: "Zoom" })).toHaveValue("1.1");
    await expectAccessible();
    await dialog.getByRole("button", { name: "Use this photo" }).click();

    await expect(page.getByLabel("Photo URL")).toHaveValue(/^http:\/\/[^/]+\/pictures\/[0-9a-f]{32}\.webp$/);
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(`img[src="${await page.getByLabel("Photo URL").inputValue()}"]`)).toBeVisible();
  });
});
