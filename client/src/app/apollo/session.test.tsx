import { act, screen, waitFor, within } from "@testing-library/react";
import { createPath } from "react-router-dom";
import { NEVER, of, throwError } from "rxjs";
import { LoginPage } from "../../pages/login/LoginPage";
import { renderPage } from "../../testing/renderPage";
import { RequireGuest, RequireMember } from "../../features/accounts/guards";
import { type Answer, sessionService as service } from "../../testing/sessionService";
import { Layout } from "../shell/Layout";

const ada = {
  __typename: "User",
  id: "u1",
  name: "Ada",
  avatar: "/avatars/u1",
  isModerator: false,
  isAdmin: false,
};

const routes = [
  {
    Component: Layout,
    children: [
      { path: "/", lazy: async () => ({ element: <h1>Start</h1> }) },
      { path: "/profiles", element: <h1>Buddies</h1> },
      { Component: RequireGuest, children: [{ path: "/login", element: <LoginPage /> }] },
      {
        Component: RequireMember,
        children: [
          { path: "/dashboard", element: <h1>Dashboard</h1> },
          { path: "/posts", element: <h1>Posts</h1> },
        ],
      },
    ],
  },
];

const answer = (data: Record<string, unknown>) => () => of({ data });
const refusal = (code: string, message = "No") => of({ data: null, errors: [{ message, extensions: { code } }] });

describe("a member who is known before the first render", () => {
  it("is one at once, whatever the service says later", () => {
    localStorage.setItem("token", "t1");
    const { link } = service({ Me: () => NEVER as Answer });

    renderPage(routes, { link, path: "/posts", viewer: { token: "t1", user: ada } });

    expect(screen.getByRole("heading", { name: "Posts" })).toBeVisible();
    expect(document.documentElement.dataset.boot).toBeUndefined();
    expect(screen.queryByRole("link", { name: "Login" })).toBeNull();
  });

  it("is nobody where the token is another one", async () => {
    localStorage.setItem("token", "t2");
    const { link } = service({ Me: answer({ me: null }) });

    renderPage(routes, { link, path: "/posts", viewer: { token: "t1", user: ada } });

    expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
  });
});

describe("a visitor without a token", () => {
  it("sees the five items, and asks the service nothing about themself", async () => {
    const { link, sent } = service({});

    renderPage(routes, { link, path: "/profiles" });

    const items = await screen.findAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(["Buddies", "Books", "Groups", "Signup", "Login"]);
    expect(screen.getByRole("link", { name: "Groups" })).toHaveAttribute("href", "/login");
    expect(sent).toEqual([]);
  });

  it("is sent from a members' page to the login page, and after logging in back to it", async () => {
    const login = { token: "t1", expiresAt: "2030-01-01T00:00:00Z", user: ada, __typename: "AuthPayload" };
    const { link, sent } = service({ Login: answer({ login }) });
    const { user, history } = renderPage(routes, { link, path: "/posts?page=2#p7" });

    await user.type(await screen.findByLabelText(/Email Address/), "ada@example.org");
    await user.type(screen.getByLabelText(/Password/), "correct horse");
    await user.click(screen.getByRole("button", { name: "Login" }));

    expect(await screen.findByRole("heading", { name: "Posts" })).toBeVisible();
    expect(createPath(history.location)).toBe("/posts?page=2#p7");
    expect(localStorage.getItem("token")).toBe("t1");
    expect(sent.find(({ name }) => name === "Login")?.headers).not.toHaveProperty("x-auth-token");
  });
});

describe("a visitor with a token", () => {
  beforeEach(() => localStorage.setItem("token", "t1"));

  it("sees no menu items until the service has answered, and no login page meanwhile", async () => {
    const { link, sent } = service({ Me: () => NEVER as Answer });

    renderPage(routes, { link, path: "/dashboard" });

    expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeVisible();
    expect(screen.queryAllByRole("listitem")).toEqual([]);
    expect(sent[0]?.headers["x-auth-token"]).toBe("t1");
  });

  it("sees the members' items, and home instead of the login page", async () => {
    const { link } = service({ Me: answer({ me: ada }) });

    renderPage(routes, { link, path: "/login" });

    expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeVisible();
    const items = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(["Buddies", "Books", "Groups", "Home", "Logout"]);
  });

  it("loses a token that the service refuses, without an alert", async () => {
    const { link } = service({ Me: () => refusal("UNAUTHENTICATED") as Answer });

    renderPage(routes, { link, path: "/dashboard" });

    expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
    expect(localStorage.getItem("token")).toBeNull();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("keeps the token when the service cannot be reached, and may try again", async () => {
    let isUp = false;
    const me = () => (isUp ? of({ data: { me: ada } }) : throwError(() => new TypeError("Failed to fetch")));
    const { link } = service({ Me: () => me() as Answer });
    const { user } = renderPage(routes, { link, path: "/profiles" });

    await screen.findByText(/couldn't reach Study Circle/);
    expect(screen.getByRole("link", { name: "Login" })).toBeVisible();
    expect(localStorage.getItem("token")).toBe("t1");
    isUp = true;
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("link", { name: "Logout" })).toBeVisible();
  });

  it("logs out to the start page, ends the session at the service, and sends no token afterwards", async () => {
    const { link, sent } = service({ Me: answer({ me: ada }) });
    const { user } = renderPage(routes, { link, path: "/dashboard" });

    await user.click(await screen.findByRole("link", { name: "Logout" }));

    expect(await screen.findByRole("heading", { name: "Start" })).toBeVisible();
    expect(localStorage.getItem("token")).toBeNull();
    expect(sent.find(({ name }) => name === "Logout")?.headers["x-auth-token"]).toBe("t1");
    await user.click(await screen.findByRole("link", { name: "Login" }));
    await waitFor(() => expect(sent.at(-1)?.name).toBe("DemoAccount"));
    expect(sent.at(-1)?.headers).not.toHaveProperty("x-auth-token");
  });

  it("is logged out here when another tab logs out", async () => {
    const { link } = service({ Me: answer({ me: ada }) });
    renderPage(routes, { link, path: "/dashboard" });
    await screen.findByRole("link", { name: "Logout" });

    act(() => {
      localStorage.removeItem("token");
      window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
    });

    expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
  });
});

describe("logging in", () => {
  it("keeps what was typed when the service refuses, and says why", async () => {
    const { link } = service({ Login: () => refusal("INVALID_CREDENTIALS", "Invalid Credentials") as Answer });
    const { user } = renderPage(routes, { link, path: "/login" });

    await user.type(await screen.findByLabelText(/Email Address/), "ada@example.org");
    await user.type(screen.getByLabelText(/Password/), "wrong horse");
    await user.click(screen.getByRole("button", { name: "Login" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Invalid Credentials");
    expect(screen.getByLabelText(/Email Address/)).toHaveValue("ada@example.org");
    expect(screen.getByLabelText(/Password/)).toHaveValue("wrong horse");
  });
});
