import { act, screen } from "@testing-library/react";
import { of } from "rxjs";
import { RequireMember } from "../../features/accounts/guards";
import { renderPage } from "../../testing/renderPage";
import { sessionService } from "../../testing/sessionService";
import { PageTitle } from "../../ui/page/PageTitle";
import { Layout } from "../shell/Layout";

const ada = { __typename: "User", id: "u1", name: "Ada", avatar: "/avatars/u1", isModerator: false, isAdmin: false };
const children = [{ path: "/posts", element: <PageTitle>Posts</PageTitle> }];
const routes = [{ Component: Layout, children: [{ Component: RequireMember, children }] }];

/** What another tab of this browser did. */
const hear = (token: string | null) =>
  act(() => {
    if (token) localStorage.setItem("token", token);
    else localStorage.removeItem("token");
    window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  });

it("C13 the focus goes to the login that takes a page's place, and back to the page", async () => {
  localStorage.setItem("token", "t1");
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const { link } = sessionService({ Me: () => of({ data: { me: localStorage.getItem("token") ? ada : null } }) });
  renderPage(routes, { link, path: "/posts" });
  await screen.findByRole("link", { name: "Logout" });

  hear(null);
  expect(await screen.findByRole("heading", { name: "Login" })).toHaveFocus();

  hear("t2");
  expect(await screen.findByRole("heading", { name: "Posts" })).toHaveFocus();
});
