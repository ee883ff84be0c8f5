import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

const saveFace = `mutation ($input: FaceInput!) { saveFace(input: $input) { avatar } }`;
const plain = { skin: "TAN", head: "BUN", hairColor: "AUBURN", expression: "SMILE", clothing: "CORAL" };

const preview = (page: Page) => page.getByRole("img", { name: "How your face will look" });
const previewedSvg = async (page: Page) =>
  decodeURIComponent(((await preview(page).getAttribute("src")) ?? "").replace("data:image/svg+xml;utf8,", ""));

async function openEditor(page: Page) {
  await page.goto("/edit-profile");
  await page.getByRole("button", { name: "Choose your face" }).click();
  await expect(preview(page)).toBeVisible();
}

const faces = {
  "hair in one with the lines": plain,
  "hair that has a colour of its own, and a beard that takes one": { ...plain, head: "CORNROWS", facialHair: "FULL2" },
  "no hair, glasses and a soft moustache": {
    ...plain,
    head: "NO_HAIR1",
    accessory: "GLASSES3",
    facialHair: "MOUSTACHE9",
  },
  "a turban, a long beard and sunglasses": {
    ...plain,
    head: "TURBAN",
    facialHair: "FULL3",
    accessory: "SUNGLASSES2",
    skin: "DEEP",
  },
};

test("M44 the editor draws every kind of face exactly as the service does", async ({ page, api, logInAs }) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  for (const [kind, input] of Object.entries(faces)) {
    const data = await api.as<{ saveFace: { avatar: string } }>(ada, saveFace, { input });
    const drawn = await (await page.request.get(data.saveFace.avatar)).text();
    expect(drawn).toMatch(/^<svg/);
    await openEditor(page);
    expect(await previewedSvg(page), kind).toBe(drawn);
  }
});

test("M44 a member chooses a face, and everybody sees it", async ({ page, api, logInAs, expectAccessible }) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  await openEditor(page);
  const before = await previewedSvg(page);

  await page.getByRole("radio", { name: "Mohawk" }).check({ force: true });
  await page.getByRole("radio", { name: "Teal" }).check({ force: true });
  await page.getByRole("tab", { name: "Style" }).click();
  await page.getByRole("radio", { name: "Sunglasses", exact: true }).check({ force: true });
  await expectAccessible();
  const chosen = await previewedSvg(page);
  expect(chosen).not.toBe(before);
  await page.getByRole("button", { name: "Save face" }).click();

  await expect(page.getByRole("status").filter({ hasText: "Your new face is saved" })).toBeVisible();
  await expect(preview(page)).toBeHidden();
  const { user } = await api.as<{ user: { avatar: string } }>(ada, `query ($id: ID!) { user(id: $id) { avatar } }`, {
    id: ada.id,
  });
  expect(await (await page.request.get(user.avatar)).text()).toBe(chosen);
  const { pathname, search } = new URL(user.avatar);
  await expect(page.getByRole("main").locator(`img[src="${pathname}${search}"]`).first()).toBeVisible();
});
