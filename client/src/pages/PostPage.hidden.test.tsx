import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

    expect(await screen.findByRole("note")).toHaveTextContent(/Our moderators hid this group.*No advertising, please/);
    expect(screen.getByRole("link", { name: "See the decision" })).toHaveAttribute("href", "/settings/decisions#d1");
    expect(screen.queryByRole("textbox", { name: /Reply/ })).toBeNull();
  });

  it("is shown to who wrote it, also where somebody else has taken the group over", async () => {
    const { callsOf } = openPage({
      Post: () => says({ post: { ...content, viewerCanDelete: false } }),
      Comments: () => says({ post: { ...commented, hiddenBy } }),
    });

    expect(await screen.findByRole("note")).toHaveTextContent(/Our moderators hid this group.*No advertising, please/);
    expect(screen.getByRole("link", { name: "See the decision" })).toBeVisible();
    expect(screen.queryByRole("textbox", { name: /Reply/ })).toBeNull();
    expect(callsOf("HiddenPost")).toEqual([]);
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
    const comments = { ...noComments, nodes: [{ ...other, author: bo, book: null, foldedText: null }] };
    openPage({
      Post: () => says({ post: content }),
      Comments: () => says({ post: { ...commented, commentCount: 1, hiddenComments: [hidden], comments } }),
    });

    const list = await screen.findByRole("list", { name: "Your hidden comments" });
    expect(list).toHaveTextContent(/Our moderators hid this comment.*No advertising, please.*Buy/);
    expect(screen.getByRole("button", { name: "Report comment from Bo Tan" })).toBeVisible();
  });
});

describe("C3 a comment of someone whom the viewer does not see", () => {
  const folded = { __typename: "Comment", id: "c3", text: "", createdAt: content.createdAt, viewerCanDelete: false };
  const open = (foldedText: string | null) =>
    openPage({
      Post: () => says({ post: content }),
      Comments: () => {
        const comments = { ...noComments, nodes: [{ ...folded, author: null, book: null, foldedText }] };
        return says({ post: { ...commented, commentCount: 1, comments } });
      },
    });

  it("is opened by who looks after the group, and closed again", async () => {
    open("Rude words");
    const user = userEvent.setup();

    const button = await screen.findByRole("button", { name: "Show it anyway" });
    expect(screen.getByText("Rude words")).not.toBeVisible();
    await user.click(button);
    expect(screen.getByText("Rude words")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Hide it again", expanded: true }));

    expect(screen.getByText("Rude words")).not.toBeVisible();
  });

  it("has nothing to open for anyone else", async () => {
    open(null);

    expect(await screen.findByText(/This comment is hidden/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show it anyway" })).toBeNull();
  });
});
