import { screen, waitFor } from "@testing-library/react";
import { DemoAccountDocument } from "../../generated/accountHooks";
import { fakeService, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { PageLink } from "../../ui/navigation/PageLink";
import { LoginPage } from "./LoginPage";

const routes = [{ path: "/", element: <LoginPage /> }];

const demoAccount = { __typename: "DemoAccount", email: "demo@example.org", password: "paper boats" };
const demo = (account: typeof demoAccount | null) => ({
  request: { query: DemoAccountDocument },
  result: { data: { demoAccount: account } },
});

describe("the login page", () => {
  it("asks for a password of at least six characters", async () => {
    const { user } = renderPage(routes, { mocks: [demo(null)] });

    await user.type(screen.getByLabelText(/Email Address/), "ada@example.org");
    await user.type(screen.getByLabelText(/Password/), "short");
    await user.click(screen.getByRole("button", { name: "Login" }));

    expect(screen.getByLabelText(/Password/)).toHaveAttribute("minlength", "6");
    expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription(/at least 6 characters/);
  });

  it("shows the demo account, and logs in with it at a press", async () => {
    const { link, callsOf } = fakeService({ DemoAccount: () => says({ demoAccount }) });
    const { user } = renderPage(routes, { link });

    expect(await screen.findByText("demo@example.org")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try the demo" }));

    const input = { email: "demo@example.org", password: "paper boats" };
    await waitFor(() => expect(callsOf("Login").map(({ variables }) => variables)).toEqual([{ input }]));
  });

  it("leads to the registration", () => {
    renderPage(routes, { mocks: [demo(null)] });

    expect(screen.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/register");
  });

  it.each([
    ["/room", "The study room is quiet company"],
    ["/schedule?week=2026-03-02", "The schedule is your study week"],
    ["/posts/p1", "Log in to join a group."],
    ["/dashboard", "Home shows what's next for you"],
    [null, "Good to see you again"],
  ])("explains the place that a guest wanted to see: %s", async (from, sentence) => {
    const link = <PageLink to="/" state={from && { from }} children="Onward" />;
    const { user } = renderPage([...routes, { path: "/start", element: link }], {
      mocks: [demo(null)],
      path: "/start",
    });
    await user.click(screen.getByRole("link", { name: "Onward" }));

    expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  });
});
