import { screen } from "@testing-library/react";
import { fakeService, refuses, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { PostPage } from "./PostPage";

const ada = { __typename: "User", id: "u1", name: "Ada Quist", avatar: "/avatars/u1" };
const content = {
  __typename: "Post",
  id: "p1",
  text: "Slow reading",
  createdAt: "2026-03-05T12:00:00.000Z",
  viewerCanDelete: true,
  author: ada,
};
const noComments = { __typename: "CommentConnection", nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
const commented = { __typename: "Post", id: "p1", commentCount: 0, comments: noComments };

function openPage(answers: Parameters<typeof fakeService>[0]) {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: ada }), ...answers });
  return {
    ...service,
    ...renderPage([{ path: "/posts/:postId", element: <PostPage /> }], { link: service.link, path: "/posts/p1" }),
  };
}

describe("a group's page", () => {
  it("shows the post without actions, and nobody's comment yet", async () => {
    openPage({ Post: () => says({ post: content }), Comments: () => says({ post: commented }) });

    expect(await screen.findByText("Slow reading")).toBeVisible();
    expect(await screen.findByText(/Nobody has replied yet/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/posts");
    expect(screen.queryByRole("button", { name: /Like|Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ["nobody has written", () => says({ post: null })],
    ["can be no group's", () => refuses("BAD_USER_INPUT", "id is not an id", [{ field: "id", message: "not an id" }])],
  ])("is a friendly page at an address that %s", async (_what, Post) => {
    openPage({ Post });

    expect(await screen.findByRole("heading", { name: "This group is not here" })).toBeVisible();
  });

  it("stays readable when its comments cannot be loaded", async () => {
    openPage({ Post: () => says({ post: content }), Comments: () => refuses("UNAVAILABLE", "Not now") });

    expect(await screen.findByRole("heading", { name: "The comments could not be loaded" })).toBeVisible();
    expect(screen.getByText("Slow reading")).toBeVisible();
  });

  it("asks for a text before it sends a reply", async () => {
    const { user, callsOf } = openPage({
      Post: () => says({ post: content }),
      Comments: () => says({ post: commented }),
    });

    await user.click(await screen.findByRole("button", { name: "Send reply" }));

    expect(screen.getByRole("textbox", { name: /Reply/ })).toHaveAccessibleDescription("Reply is required");
    expect(callsOf("AddComment")).toEqual([]);
  });
});
