import { fillInRegistration, heading } from "../support/product";
import { inviteCodeOf, startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

test.describe("a guest on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("X7 opens an invitation, sees the group, signs up, and is in it with one tap", async ({
    page,
    api,
    expectAccessible,
  }) => {
    const ada = await api.register("Ada Quist");
    const id = await startGroup(api, ada, { visibility: "PRIVATE", title: "Night owls" });
    await page.goto(`/join/${await inviteCodeOf(api, ada, id)}`);

    await expect(page.getByRole("heading", { name: "Night owls" })).toBeVisible();
    await expect(page.getByText("Ada Quist invites you.")).toBeVisible();
    await expectAccessible();
    await page.getByRole("link", { name: "Join" }).tap();
    const email = `${Date.now()}@example.com`;
    await fillInRegistration(page, { name: "Cy Okafor", email, password: "paper lanterns" });
    await page.getByRole("button", { name: "Register" }).tap();
    await page.getByRole("button", { name: "Join" }).tap();

    await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
    await expect(page.getByText("You're in. Welcome to the group!")).toBeVisible();
  });

  test("X7 looks inside a group that is open to guests, and is in it after signing up; not when she closes it", async ({
    page,
    api,
    expectAccessible,
  }) => {
    const ada = await api.register("Ada Quist");
    const id = await startGroup(api, ada, { title: "Night owls", openToGuests: true }, "We read after midnight");
    await page.goto(`/posts/${id}`);

    await expect(heading(page, "Night owls")).toBeVisible();
    await expect(page.getByText("We read after midnight")).toBeVisible();
    await expectAccessible();
    await api.as(ada, `mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { id } }`, {
      input: { groupId: id, openToGuests: false },
    });
    const closed = await page.context().newPage();
    await closed.goto(`/posts/${id}`);
    await expect(closed).toHaveURL(/\/login$/);
    await expect(closed.getByText(/A group is a few people/)).toBeVisible();
    await expect(closed.getByText("We read after midnight")).toHaveCount(0);

    await page.getByRole("link", { name: "Join" }).tap();
    const email = `${Date.now()}@example.org`;
    await fillInRegistration(page, { name: "Di Okafor", email, password: "paper lanterns" });
    await page.getByRole("button", { name: "Register" }).tap();
    await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
    await expect(page.getByText("You're in. Welcome to the group!")).toBeVisible();
  });
});
