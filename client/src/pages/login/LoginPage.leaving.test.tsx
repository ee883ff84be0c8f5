import { screen, waitFor, within } from "@testing-library/react";
import { of, throwError } from "rxjs";
import { RequireGuest } from "../../features/accounts/guards";
import { fakeService, refuses, refusesLeaver, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { LoginPage } from "./LoginPage";

type Answer = ReturnType<typeof says>;

const until = "2099-11-29T18:25:00.000Z";
const limitedToken = "proves-who-they-are";
const leaving = () => refusesLeaver(limitedToken, until);
const ada = { __typename: "User", id: "1", name: "Ada", avatar: "/avatars/1", isModerator: false, isAdmin: false };
const keeps = () => says({ keepAccount: { __typename: "AuthPayload", token: "session", user: ada } });
const fails = () => throwError(() => new TypeError("Failed to fetch")) as Answer;

async function logIn(answers: Parameters<typeof fakeService>[0] = {}) {
  const service = fakeService({ Login: leaving, DemoAccount: () => says({ demoAccount: null }), ...answers });
  const routes = [
    { element: <RequireGuest />, children: [{ path: "/login", element: <LoginPage /> }] },
    { path: "/", element: <h1>Landing</h1> },
    { path: "/books", element: <h1>Books</h1> },
    { path: "/dashboard", element: <h1>Home</h1> },
  ];
  const page = { ...renderPage(routes, { link: service.link, path: "/login" }), ...service };
  await page.user.type(screen.getByLabelText(/Email Address/), "ada@example.org");
  await page.user.type(screen.getByLabelText(/Password/), "paper boats{Enter}");
  return page;
}

const question = () => screen.findByRole("dialog", { name: "Do you want to keep your account?" });
const press = async ({ user }: Awaited<ReturnType<typeof logIn>>, dialog: HTMLElement, name: string) =>
  user.click(within(dialog).getByRole("button", { name }));
const sure = () => screen.findByRole("dialog", { name: "Delete your account now?" });

afterEach(() => localStorage.clear());

describe("C20 logging in to an account that waits to be deleted", () => {
  it("says until when there is a way back, and waits at the choice that undoes it", async () => {
    await logIn();

    const dialog = await question();
    expect(dialog).toHaveTextContent(/You can come back until 2099\/11\/\d\d \d\d:25 your time\./);
    expect(within(dialog).getByRole("button", { name: "Keep my account" })).toHaveFocus();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(localStorage.getItem("token")).toBeNull();
  });

  it("keeps the account by one key, and goes on as after any login", async () => {
    const page = await logIn({ KeepAccount: keeps });
    await question();

    await page.user.keyboard("{Enter}");

    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
    expect(await screen.findByText("Welcome back. Everything is as it was.")).toBeVisible();
    expect(page.callsOf("KeepAccount")).toEqual([{ name: "KeepAccount", variables: { input: { limitedToken } } }]);
    expect(localStorage.getItem("token")).toBe("session");
  });

  it("welcomes nobody back who keeps an account that is suspended", async () => {
    const extensions = { code: "SUSPENDED", limitedToken, parameters: { until, reason: "Advertising" } };
    const message = "This account is suspended.";
    const page = await logIn({ KeepAccount: () => of({ data: null, errors: [{ message, extensions }] }) as Answer });
    await press(page, await question(), "Keep my account");

    expect(await screen.findByRole("heading", { level: 1, name: "Your account is suspended" })).toBeVisible();
    expect(screen.queryByText("Welcome back. Everything is as it was.")).toBeNull();
  });

  it("asks once more before it deletes at once, and goes to the start page", async () => {
    const page = await logIn({ DeleteAccountNow: () => says({ deleteAccountNow: true }) });
    await press(page, await question(), "Delete it now");

    const dialog = await sure();
    expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus();
    expect(page.callsOf("DeleteAccountNow")).toEqual([]);
    await press(page, dialog, "Delete it now");

    expect(await screen.findByRole("heading", { name: "Landing" })).toBeVisible();
    expect(await screen.findByText("Your account has been permanantly deleted")).toBeVisible();
    expect(page.callsOf("DeleteAccountNow")).toEqual([
      { name: "DeleteAccountNow", variables: { input: { limitedToken } } },
    ]);
  });

  it("changes nothing when they think better of it or close the window, and asks again at the next login", async () => {
    const page = await logIn();
    await press(page, await question(), "Delete it now");
    await press(page, await sure(), "Cancel");
    await press(page, await question(), "Close");

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(page.callsOf("DeleteAccountNow")).toEqual([]);
    expect(screen.getByLabelText(/Email Address/)).toHaveValue("ada@example.org");
    await page.user.click(screen.getByRole("button", { name: "Login" }));
    await question();
  });

  it("stays open and says so when the service cannot be reached, and works at the next press", async () => {
    let presses = 0;
    const page = await logIn({ KeepAccount: () => (presses++ === 0 ? fails() : keeps()) });
    const dialog = await question();

    await press(page, dialog, "Keep my account");
    expect(await within(dialog).findByRole("alert")).toHaveTextContent("We couldn't reach Study Circle.");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    await press(page, dialog, "Keep my account");

    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
  });

  it("says in the window that asks once more that deleting failed", async () => {
    const page = await logIn({ DeleteAccountNow: fails });
    await press(page, await question(), "Delete it now");
    const dialog = await sure();

    await press(page, dialog, "Delete it now");

    expect(await within(dialog).findByRole("alert")).toHaveTextContent("We couldn't reach Study Circle.");
  });

  it("goes back to the form when the choice came too late", async () => {
    const message = "Please log in again, and choose then.";
    const page = await logIn({
      KeepAccount: () => refuses("BAD_USER_INPUT", message, [{ field: "input.limitedToken", message }]),
    });
    await press(page, await question(), "Keep my account");

    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Login" })).toBeEnabled();
  });
});
