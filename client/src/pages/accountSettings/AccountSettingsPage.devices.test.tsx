import { screen, waitFor, within } from "@testing-library/react";
import { here, openPage } from "../../testing/accountSettings";
import { refuses, says } from "../../testing/fakeService";

afterEach(() => localStorage.clear());

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
    const dialog = await screen.findByRole("dialog", { name: "Confirm that it's you" });
    expect(within(dialog).getByLabelText(/Password/)).toHaveFocus();

    await user.type(within(dialog).getByLabelText(/Password/), "paper boats at dawn{Enter}");

    expect(await screen.findByText("Chrome on Android is logged out.")).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(callsOf("SignOutDevice")).toHaveLength(2);
    expect(callsOf("ConfirmIdentity")[0]?.variables).toEqual({ input: { password: "paper boats at dawn" } });
  });

  it("reads in the dialog that confirming failed, and can try again", async () => {
    const { user } = openPage({
      SignOutDevice: needed,
      ConfirmIdentity: () => refuses("RATE_LIMITED", "Too many requests. Please try again in 15 minutes."),
    });
    await user.click(await screen.findByRole("button", { name: "Log out Chrome on Android" }));
    const dialog = await screen.findByRole("dialog");

    await user.type(within(dialog).getByLabelText(/Password/), "paper boats{Enter}");

    expect(await within(dialog).findByRole("alert")).toHaveTextContent("try again in 15 minutes");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(within(dialog).getByRole("button", { name: "Confirm" })).not.toHaveAttribute("aria-busy");
  });

  it("sees that the password is wrong, and can cancel", async () => {
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
