import { screen } from "@testing-library/react";
import { DemoAccountDocument } from "../../generated/accountHooks";
import { renderPage } from "../../testing/renderPage";
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

  it("shows the demo account, and fills it in at a press", async () => {
    const { user } = renderPage(routes, { mocks: [demo(demoAccount)] });

    expect(await screen.findByText("demo@example.org")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try the demo" }));

    expect(screen.getByLabelText(/Email Address/)).toHaveValue("demo@example.org");
    expect(screen.getByLabelText(/Password/)).toHaveValue("paper boats");
  });

  it("leads to the registration", () => {
    renderPage(routes, { mocks: [demo(null)] });

    expect(screen.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/register");
  });
});
