import { ApolloLink } from "@apollo/client";
import { screen, waitFor, within } from "@testing-library/react";
import { throwError } from "rxjs";
import { confirmationLink } from "../app/sessionLinks";
import { ConfirmIdentity } from "../features/settings/confirmation/ConfirmIdentity";
import { fakeService, refuses, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { AccountSettingsPage } from "./AccountSettingsPage";

const device = (id: string, name: string, isCurrent = false) => {
  return { __typename: "Device", id, name, lastSeenAt: new Date().toISOString(), isCurrent };
};
const here = device("d1", "Firefox on Windows", true);
const phone = device("d2", "Chrome on Android");
const ada = { __typename: "User", id: "u1", name: "Ada Quist", avatar: "/avatars/u1" };
const me = {
  ...ada,
  email: "ada@example.org",
  pendingEmail: null,
  isEmailVerified: true,
  passkeys: [],
  devices: [here, phone],
};
const settings = { AccountSettings: () => says({ me }), Me: () => says({ me: ada }) };

function openPage(answers: Parameters<typeof fakeService>[0] = {}) {
  localStorage.setItem("token", "t1");
  const service = fakeService({ ...settings, ...answers });
  const path = "/settings/account";
  const element = (
    <>
      <AccountSettingsPage />
      <ConfirmIdentity />
    </>
  );
  const link = ApolloLink.from([confirmationLink, service.link]);
  return { ...service, ...renderPage([{ path, element }], { link, path }) };
}
afterEach(() => localStorage.clear());

describe("the account settings", () => {
  it("say when they did not load, and load on Retry", async () => {
    let isDown = true;
    const down = throwError(() => new TypeError("Failed to fetch")) as ReturnType<typeof says>;
    const { user } = openPage({ AccountSettings: () => (isDown ? down : says({ me })) });
    expect(await screen.findByRole("alert")).toHaveTextContent("Your settings didn't load");

    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByLabelText(/Your name/)).toHaveValue("Ada Quist");
  });

  it("change the name", async () => {
    const { user, callsOf } = openPage({ ChangeName: () => says({ changeName: { ...ada, name: "Ada King" } }) });
    const field = await screen.findByLabelText(/Your name/);

    await user.clear(field);
    await user.type(field, "Ada King{Enter}");

    expect(await screen.findByText("Your name is changed.")).toBeVisible();
    expect(callsOf("ChangeName")[0]?.variables).toEqual({ input: { name: "Ada King" } });
    expect(field).toHaveValue("Ada King");
  });

  it("keep a name that was not taken, and say why beside it", async () => {
    const said = [{ field: "input.name", message: "Name is required" }];
    const { user } = openPage({ ChangeName: () => refuses("BAD_USER_INPUT", "no", said) });
    const field = await screen.findByLabelText(/Your name/);

    await user.type(field, " of Lovelace{Enter}");

    await waitFor(() => expect(field).toHaveAccessibleDescription(/required|name/i));
    expect(field).toHaveValue("Ada Quist of Lovelace");
  });

  it("C14 send a link to a new address, and say that the old one stays until then", async () => {
    const changed = { __typename: "User", id: "u1", pendingEmail: "ada@example.net" };
    const { user, callsOf } = openPage({ ChangeEmail: () => says({ changeEmail: changed }) });
    const field = await screen.findByLabelText(/New email address/);

    await user.type(field, "ada@example.net{Enter}");

    expect(await screen.findByText(/We sent a link to/)).toHaveTextContent("ada@example.net");
    expect(screen.getByText("ada@example.org")).toBeVisible();
    expect(callsOf("ChangeEmail")[0]?.variables).toEqual({ input: { email: "ada@example.net" } });
    expect(field).toHaveValue("");
  });

  it("C13 change the password, and go on with the new token", async () => {
    const { user, callsOf } = openPage({
      ChangePassword: () => says({ changePassword: { __typename: "AuthPayload", token: "t2", user: ada } }),
    });
    await user.type(await screen.findByLabelText(/Current password/), "paper boats at dawn");
    await user.type(screen.getByLabelText(/New password/), "paper boats at noon{Enter}");

    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
    expect(localStorage.getItem("token")).toBe("t2");
    expect(callsOf("ChangePassword")[0]?.variables).toEqual({
      input: { currentPassword: "paper boats at dawn", newPassword: "paper boats at noon" },
    });
    expect(screen.getByLabelText(/Current password/)).toHaveValue("");
  });

  it("keep both passwords in their fields when the current one is wrong", async () => {
    const said = [{ field: "currentPassword", message: "This is not your current password" }];
    const { user } = openPage({ ChangePassword: () => refuses("INVALID_CREDENTIALS", "no", said) });
    await user.type(await screen.findByLabelText(/Current password/), "wrong");
    await user.type(screen.getByLabelText(/New password/), "paper boats at noon{Enter}");

    const field = screen.getByLabelText(/Current password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/not your current password/));
    expect(field).toHaveValue("wrong");
    expect(localStorage.getItem("token")).toBe("t1");
  });

  it("say that there is no other device", async () => {
    openPage({ AccountSettings: () => says({ me: { ...me, devices: [here] } }) });

    expect(await screen.findByText("You're logged in on this device only.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Log out/ })).not.toBeInTheDocument();
  });
});

describe("a member who logs out a device", () => {
  const needed = () => refuses("CONFIRMATION_REQUIRED", "Please confirm first that it is you.");
  const done = () => says({ signOutDevice: { __typename: "User", id: "u1", devices: [here] } });

  it("confirms that it is them, and what they asked for goes on", async () => {
    let isConfirmed = false;
    const { user, callsOf } = openPage({
      SignOutDevice: () => (isConfirmed ? done() : needed()),
      ConfirmIdentity: () => {
        isConfirmed = true;
        return says({ confirmIdentity: { __typename: "Confirmation", expiresAt: new Date().toISOString() } });
      },
    });
    await user.click(await screen.findByRole("button", { name: "Log out Chrome on Android" }));
    const dialog = await screen.findByRole("dialog", { name: "Confirm that it is you" });
    expect(within(dialog).getByLabelText(/Password/)).toHaveFocus();

    await user.type(within(dialog).getByLabelText(/Password/), "paper boats at dawn{Enter}");

    expect(await screen.findByText("Chrome on Android is logged out.")).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(callsOf("SignOutDevice")).toHaveLength(2);
    expect(callsOf("ConfirmIdentity")[0]?.variables).toEqual({ input: { password: "paper boats at dawn" } });
  });

  it("hears that the password is wrong, and can leave it", async () => {
    const said = [{ field: "password", message: "This is not your current password" }];
    const { user, callsOf } = openPage({
      SignOutDevice: needed,
      ConfirmIdentity: () => refuses("INVALID_CREDENTIALS", "no", said),
    });
    await user.click(await screen.findByRole("button", { name: "Log out Chrome on Android" }));
    const dialog = await screen.findByRole("dialog");
    const field = within(dialog).getByLabelText(/Password/);
    await user.type(field, "wrong{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/not your current password/));

    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));

    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Log out Chrome on Android" })).not.toHaveAttribute("aria-busy"),
    );
    expect(callsOf("SignOutDevice")).toHaveLength(1);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
