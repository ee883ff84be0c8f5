import { screen } from "@testing-library/react";
import { says } from "../testing/fakeService";
import { ada, commented, content, noComments, openPage } from "../testing/postPage";

describe("C17 what moderators hid", () => {
  const hiddenBy = { __typename: "ModerationDecision", id: "d1", reasonShown: "No advertising, please" };

  it("is shown to its author with the reason and the way to an appeal, and takes no replies", async () => {
    openPage({
      Post: () => says({ post: content }),
      HiddenPost: () => says({ post: { __typename: "Post", id: "p1", hiddenBy } }),
      Comments: () => says({ post: commented }),
    });

    expect(await screen.findByRole("note")).toHaveTextContent(/Moderators hid this group.*No advertising, please/);
    expect(screen.getByRole("link", { name: "See the decision" })).toHaveAttribute("href", "/settings/decisions#d1");
    expect(screen.queryByRole("textbox", { name: /Reply/ })).toBeNull();
  });

  it("is asked for by nobody who could not read it", async () => {
    const { callsOf } = openPage({
      Post: () => says({ post: { ...content, viewerCanDelete: false } }),
      Comments: () => says({ post: commented }),
    });

    expect(await screen.findByText(/No replies yet/)).toBeVisible();
    expect(callsOf("HiddenPost")).toEqual([]);
  });

  it("is beside the comments where it was one, and others can be reported", async () => {
    const hidden = { __typename: "Comment", id: "c1", text: "Buy", createdAt: content.createdAt, hiddenBy };
    const bo = { ...ada, id: "u2", name: "Bo Tan" };
    const other = { __typename: "Comment", id: "c2", text: "Hi", createdAt: content.createdAt, viewerCanDelete: false };
    const comments = { ...noComments, nodes: [{ ...other, author: bo, book: null }] };
    openPage({
      Post: () => says({ post: content }),
      Comments: () => says({ post: { ...commented, commentCount: 1, hiddenComments: [hidden], comments } }),
    });

    const list = await screen.findByRole("list", { name: "Your hidden comments" });
    expect(list).toHaveTextContent(/Moderators hid this comment.*No advertising, please.*Buy/);
    expect(screen.getByRole("button", { name: "Report comment from Bo Tan" })).toBeVisible();
  });
});
