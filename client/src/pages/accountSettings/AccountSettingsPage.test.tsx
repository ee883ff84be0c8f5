import { screen, waitFor, within } from "@testing-library/react";
import { throwError } from "rxjs";
import { ada, here, me, openPage } from "../../testing/accountSettings";
import { refuses, says } from "../../testing/fakeService";

afterEach(() => localStorage.clear());

describe("the account settings", () => {
  it("say when they did not load, and load on Retry", async () => {
    let isDown = true;
    const down = throwError(() => new TypeError("Failed to fetch")) as ReturnType<typeof says>;
    const { user } = openPage({ AccountSettings: () => (isDown ? down : says({ me })) });
    expect(await screen.findByRole("alert")).toHaveTextContent("Your settings didn't load");
    // It is of this device, and needs no service.
    expect(screen.getByRole("radio", { name: "Dark" })).toBeEnabled();

    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByLabelText(/Your name/)).toHaveValue("Ada Quist");
  });

  it("change the name", async () => {
    const { user, callsOf } = openPage({ ChangeName: () => says({ changeName: { ...ada, name: "Ada King" } }) });
    const field = await screen.findByLabelText(/Your name/);

    await user.clear(field);
    await user.type(field, "Ada King{Enter}");

    expect(await screen.findByText("Your name was changed.")).toBeVisible();
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

    expect(await screen.findByText(/Your password was changed/)).toBeVisible();
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

  it("ask what becomes of what the member wrote before the account is deleted", async () => {
    const { user, callsOf } = openPage({ DeleteAccount: () => says({ deleteAccount: "2026-12-01T12:00:00.000Z" }) });

    await user.click(await screen.findByRole("button", { name: "Delete My Account" }));
    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getByRole("radio", { name: "Remove what I wrote" })).toBeChecked();
    await user.click(within(dialog).getByRole("radio", { name: "Leave it without my name" }));
    await user.click(within(dialog).getByRole("button", { name: "Delete account" }));

    await waitFor(() => expect(localStorage.getItem("token")).toBeNull());
    expect(callsOf("DeleteAccount")[0]?.variables).toEqual({ input: { content: "KEEP_WITHOUT_NAME" } });
  });

  it("X7 choose the theme of this device, or leave it to the system", async () => {
    const { user } = openPage();
    const look = within(await screen.findByRole("group", { name: "Theme" }));
    const isDark = () => document.documentElement.classList.contains("dark");
    expect(look.getByRole("radio", { name: "As this device" })).toBeChecked();

    await user.click(look.getByRole("radio", { name: "Dark" }));
    expect(look.getByRole("radio", { name: "Dark" })).toBeChecked();
    expect([isDark(), document.cookie]).toEqual([true, expect.stringContaining("theme=dark")]);

    await user.click(look.getByRole("radio", { name: "As this device" }));
    expect(look.getByRole("radio", { name: "As this device" })).toBeChecked();
    expect([isDark(), document.cookie]).toEqual([false, expect.not.stringContaining("theme=")]);
  });

  it("X7 save the time zone, which the profile keeps, and lead to the profile where there is none", async () => {
    const profile = { __typename: "Profile", id: "p1", timeZone: "Asia/Manila" };
    const SetTimeZone = () => says({ saveProfile: { ...profile, timeZone: "Africa/Lagos" } });
    const AccountSettings = () => says({ me: { ...me, profile } });
    const { user, callsOf } = openPage({ AccountSettings, SetTimeZone });
    const field = await screen.findByRole("combobox", { name: /Time zone/ });

    await user.clear(field);
    await user.type(field, "Lagos");
    await user.click(await screen.findByRole("option", { name: /Lagos/ }));
    await user.click(screen.getByRole("button", { name: "Save time zone" }));

    expect(await screen.findByText("Your time zone was saved.")).toBeVisible();
    expect(callsOf("SetTimeZone")[0]?.variables).toEqual({ input: { timeZone: "Africa/Lagos" } });
  });

  it("X7 lead to the profile for the time zone where there is none", async () => {
    openPage();

    const zone = within(await screen.findByRole("region", { name: "Time zone" }));
    expect(zone.getByRole("link", { name: "Create Profile" })).toHaveAttribute("href", "/create-profile");
  });
});

describe("the demo account, which visitors share", () => {
  it("shows its settings, says why they cannot be changed, and offers no way to try", async () => {
    openPage({ AccountSettings: () => says({ me: { ...me, viewerCanChangeAccount: false } }) });

    expect(await screen.findByText(/^Visitors share this demo account, so these settings/)).toBeVisible();
    const passwords = screen.getAllByLabelText(/(Current|New) password/);
    for (const control of [...screen.getAllByRole("textbox"), ...screen.getAllByRole("button"), ...passwords])
      expect(control).toBeDisabled();
    expect(screen.getAllByRole("group").at(-1)).toHaveAccessibleDescription(
      /^Visitors share this demo account, so these settings/,
    );
  });

  it("disables nothing, and shows no notice, for everyone else", async () => {
    openPage();

    expect(await screen.findByLabelText(/Your name/)).toBeEnabled();
    expect(screen.queryByText(/demo account/)).not.toBeInTheDocument();
  });
});
