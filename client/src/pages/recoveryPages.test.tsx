import { screen, waitFor, within } from "@testing-library/react";
import { fakeService, refuses, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { ForgotPasswordPage } from "./ForgotPasswordPage";
import { ResetPasswordPage } from "./ResetPasswordPage";
import { Link, useLocation } from "react-router-dom";
import { VerifyEmailPage } from "./VerifyEmailPage";

const routes = [
  { path: "/", element: <ForgotPasswordPage /> },
  { path: "/reset-password", element: <ResetPasswordPage /> },
  { path: "/verify-email", element: <VerifyEmailPage /> },
  { path: "/login", element: <LoginPage /> },
  {
    path: "/look",
    element: (
      <Link to="/" state={{ from: "/posts/p1", join: true }}>
        Forgot
      </Link>
    ),
  },
];
function LoginPage() {
  const { state } = useLocation();
  return (
    <>
      <p>The login page</p>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}
const token = "w0rKrA1dN3v4pP7sQ2tU9xY5zB8cE6fH1jK3mL0nR4g";
const openLink = (hash: string) => history.replaceState(null, "", `/${hash}`);
afterEach(() => {
  openLink("");
  localStorage.clear();
});

describe("C12 someone who forgot their password", () => {
  it("asks for a link, and hears when the next one can go", async () => {
    const service = fakeService({
      RequestPasswordReset: () => says({ requestPasswordReset: { nextInSeconds: 3_000 } }),
    });
    const { user } = renderPage(routes, { link: service.link });

    await user.type(screen.getByLabelText(/Email Address/), "ada@example.org");
    await user.click(screen.getByRole("button", { name: "Send me a link" }));

    expect(await screen.findByText("You can ask for another email in 50 minutes.")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent(/ada@example\.org, a link is on its way/);
    expect(service.callsOf("RequestPasswordReset")[0]?.variables).toEqual({ input: { email: "ada@example.org" } });
    await user.type(screen.getByLabelText(/Email Address/), "x");
    expect(screen.getByRole("button", { name: "Send it again" })).toBeVisible();
  });

  it("keeps what they typed when the mail cannot be asked for", async () => {
    const message = "Too many requests. Try again in 12 minutes.";
    const service = fakeService({ RequestPasswordReset: () => refuses("RATE_LIMITED", message) });
    const { user } = renderPage(routes, { link: service.link });

    await user.type(screen.getByLabelText(/Email Address/), "ada@example.org{Enter}");

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/Email Address/)).toHaveValue("ada@example.org");
  });

  it("chooses a new password with the link, and its token leaves the address bar", async () => {
    openLink(`#token=${token}`);
    const service = fakeService({ ResetPassword: () => says({ resetPassword: { __typename: "User", id: "1" } }) });
    const { user } = renderPage(routes, { link: service.link, path: "/reset-password" });
    await waitFor(() => expect(location.hash).toBe(""));

    await user.type(screen.getByLabelText(/New password/), "paper boats at dawn{Enter}");

    expect(await screen.findByText("The login page")).toBeVisible();
    expect(service.callsOf("ResetPassword")[0]?.variables).toEqual({
      input: { token, newPassword: "paper boats at dawn", removePasskeys: true },
    });
  });

  it("X7 comes back to the group that they wanted to join, though the link opens in another tab, and only once", async () => {
    const service = fakeService({
      RequestPasswordReset: () => says({ requestPasswordReset: { nextInSeconds: 60 } }),
      ResetPassword: () => says({ resetPassword: { __typename: "User", id: "1" } }),
    });
    const here = renderPage(routes, { link: service.link, path: "/look" });
    await here.user.click(screen.getByRole("link", { name: "Forgot" }));
    await here.user.type(await screen.findByLabelText(/Email Address/), "ada@example.org{Enter}");
    await screen.findByText(/a link is on its way/);
    here.unmount();

    const inAnotherTab = async () => {
      openLink(`#token=${token}`);
      const there = renderPage(routes, { link: service.link, path: "/reset-password" });
      await there.user.type(await screen.findByLabelText(/New password/), "paper boats at dawn{Enter}");
      const state = (await screen.findByText("The login page")).nextElementSibling?.textContent;
      there.unmount();
      return state;
    };
    expect(await inAnotherTab()).toBe(JSON.stringify({ from: "/posts/p1", join: true }));
    expect(await inAnotherTab()).toBe("null");
  });

  it("sees the passkeys of the account by name, chosen to be removed, and may keep them", async () => {
    openLink(`#token=${token}`);
    const passkeys = ["Phone", "Desk"].map((name) => ({ __typename: "Passkey", id: name, name }));
    const service = fakeService({
      OpenPasswordReset: () => says({ openPasswordReset: { __typename: "PasswordResetLink", passkeys } }),
      ResetPassword: () => says({ resetPassword: { __typename: "User", id: "1" } }),
    });
    const { user } = renderPage(routes, { link: service.link, path: "/reset-password" });

    const list = await screen.findByRole("list", { name: "Passkeys of your account" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Phone", "Desk"]);
    const box = screen.getByRole("checkbox", { name: "Remove these passkeys" });
    expect(box).toBeChecked();
    await user.click(box);
    await user.type(screen.getByLabelText(/New password/), "paper boats at dawn{Enter}");

    await screen.findByText("The login page");
    expect(service.callsOf("OpenPasswordReset")).toEqual([
      { name: "OpenPasswordReset", variables: { input: { token } } },
    ]);
    expect(service.callsOf("ResetPassword")[0]?.variables).toMatchObject({ input: { removePasskeys: false } });
  });

  it("is not asked about passkeys without any, and learns at once when the link has ended", async () => {
    openLink(`#token=${token}`);
    const none = { openPasswordReset: { __typename: "PasswordResetLink", passkeys: [] } };
    const first = renderPage(routes, {
      link: fakeService({ OpenPasswordReset: () => says(none) }).link,
      path: "/reset-password",
    });
    await waitFor(() => expect(screen.queryByRole("checkbox", { name: /passkeys/ })).not.toBeInTheDocument());
    first.unmount();

    openLink(`#token=${token}`);
    const message = "This link was used already, or is too old. Ask for a new one.";
    const service = fakeService({ OpenPasswordReset: () => refuses("BAD_USER_INPUT", message) });
    renderPage(routes, { link: service.link, path: "/reset-password" });

    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.queryByLabelText(/New password/)).not.toBeInTheDocument();
  });

  it("sees beside the field why a password is not taken, and can try another", async () => {
    openLink(`#token=${token}`);
    const said = [{ field: "input.newPassword", message: "Please choose another password" }];
    const service = fakeService({ ResetPassword: () => refuses("BAD_USER_INPUT", "no", said) });
    const { user } = renderPage(routes, { link: service.link, path: "/reset-password" });

    await user.type(screen.getByLabelText(/New password/), "password1{Enter}");

    await waitFor(() =>
      expect(screen.getByLabelText(/New password/)).toHaveAccessibleDescription(/choose another password/),
    );
    expect(screen.getByLabelText(/New password/)).toHaveValue("password1");
  });

  it("says what to do with a link that was cut", () => {
    renderPage(routes, { path: "/reset-password" });

    expect(screen.getByText(/Part of this link is missing/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Ask for a new one" })).toHaveAttribute("href", "/forgot-password");
  });
});

describe("C10 a link that confirms an address", () => {
  it("does nothing when it is opened, and confirms at a press", async () => {
    openLink(`#token=${token}`);
    const service = fakeService({
      VerifyEmail: () => says({ verifyEmail: { __typename: "User", id: "1", isEmailVerified: null } }),
    });
    const { user } = renderPage(routes, { link: service.link, path: "/verify-email" });
    expect(service.callsOf("VerifyEmail")).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Confirm my address" }));

    expect(await screen.findByText(/Your address is confirmed/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    expect(service.callsOf("VerifyEmail")).toHaveLength(1);
  });
});
