import { screen, within } from "@testing-library/react";
import { me, openPage } from "../../testing/accountSettings";
import { refuses, says } from "../../testing/fakeService";

afterEach(() => localStorage.clear());

const token = `scp_${"a".repeat(49)}`;
const made = {
  __typename: "AccessToken",
  id: "t1",
  name: "Notes for class",
  lastFour: "aaaa",
  scopes: ["POSTS_READ", "SESSIONS_WRITE"],
  createdAt: "2026-03-01T10:00:00.000Z",
  expiresAt: "2026-05-30T10:00:00.000Z",
  lastUsedOn: null,
};
const created = () => says({ createAccessToken: { __typename: "CreateAccessTokenPayload", token, accessToken: made } });
const withOne = { AccountSettings: () => says({ me: { ...me, accessTokens: [made] } }) };

type Opened = ReturnType<typeof openPage>;

async function openForm({ user }: Opened) {
  await user.click(await screen.findByRole("button", { name: "Make an access token" }));
  return within(await screen.findByRole("dialog", { name: "New access token" }));
}

describe("O1 a member's access tokens", () => {
  it("are made for what they allow, and shown once to be copied", async () => {
    const opened = openPage({ CreateAccessToken: created });
    const { user, callsOf } = opened;
    const form = await openForm(opened);
    expect(form.getByLabelText(/What is it for/)).toHaveFocus();
    await user.type(form.getByLabelText(/What is it for/), "Notes for class");
    await user.selectOptions(form.getByLabelText("Discussions"), "Read");
    await user.selectOptions(form.getByLabelText("Study sessions"), "Read and change");
    await user.selectOptions(form.getByLabelText("How long is it valid?"), "30 days");

    await user.click(form.getByRole("button", { name: "Make the token" }));

    const shown = within(await screen.findByRole("dialog", { name: "Copy your token" }));
    expect(callsOf("CreateAccessToken")[0]?.variables).toEqual({
      input: { name: "Notes for class", scopes: ["POSTS_READ", "SESSIONS_WRITE"], expiresInDays: 30 },
    });
    expect(shown.getByLabelText("Access token")).toHaveValue(token);
    await user.click(shown.getByRole("button", { name: "Copy" }));
    expect(await shown.findByText("Copied.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(token);

    await user.click(shown.getByRole("button", { name: "Done" }));
    const list = within(screen.getByRole("list", { name: "Access tokens" }));
    expect(list.getByText("Notes for class")).toBeVisible();
    expect(list.getByText("Read: discussions. Read and change: study sessions.")).toBeVisible();
    expect(list.getByText(/Not used yet/)).toBeVisible();
    expect(screen.queryByDisplayValue(token)).not.toBeInTheDocument();
  });

  it("need something that they allow", async () => {
    const opened = openPage();
    const form = await openForm(opened);
    await opened.user.type(form.getByLabelText(/What is it for/), "Notes");

    await opened.user.click(form.getByRole("button", { name: "Make the token" }));

    expect(await form.findByText("Allow it at least one thing.")).toBeVisible();
    expect(opened.callsOf("CreateAccessToken")).toEqual([]);
  });

  it("keep what was typed when they cannot be made", async () => {
    const message = "You already have 20 access tokens. End one first.";
    const opened = openPage({ CreateAccessToken: () => refuses("CONFLICT", message) });
    const form = await openForm(opened);
    await opened.user.type(form.getByLabelText(/What is it for/), "Notes");
    await opened.user.selectOptions(form.getByLabelText("Buddies"), "Read");

    await opened.user.click(form.getByRole("button", { name: "Make the token" }));

    expect(await form.findByText(message)).toBeVisible();
    expect(form.getByLabelText(/What is it for/)).toHaveValue("Notes");
    expect(form.getByLabelText("Buddies")).toHaveValue("BUDDIES_READ");
  });

  it("are ended, once that is confirmed", async () => {
    const { user, callsOf } = openPage({
      ...withOne,
      EndAccessToken: () => says({ endAccessToken: { __typename: "User", id: "u1", accessTokens: [] } }),
    });
    await user.click(await screen.findByRole("button", { name: /^End .*Notes for class/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "End this access token?" }));
    await user.click(dialog.getByRole("button", { name: "End" }));

    expect(await screen.findByText(/Notes for class.* has ended\./)).toBeVisible();
    expect(callsOf("EndAccessToken")[0]?.variables).toEqual({ input: { id: "t1" } });
    expect(screen.queryByRole("button", { name: /^End .*Notes for class/ })).not.toBeInTheDocument();
    expect(screen.getByText(/You have none\./)).toBeVisible();
  });
});
