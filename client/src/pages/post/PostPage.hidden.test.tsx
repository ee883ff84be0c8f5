import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refuses, says } from "../../testing/fakeService";
import { ada, commented, content, noAnswers, noComments, openPage, unedited } from "../../testing/postPage";

const noRights = { ...unedited, ...noAnswers, version: 1, viewerCanDelete: false, viewerCanRemove: false };

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
    const other = { __typename: "Comment", id: "c2", text: "Hi", createdAt: content.createdAt, ...noRights };
    const threads = {
      ...noComments,
      nodes: [{ ...other, author: bo, book: null, foldedText: null, mentions: [], pictures: [] }],
    };
    openPage({
      Post: () => says({ post: content }),
      Comments: () => says({ post: { ...commented, commentCount: 1, hiddenComments: [hidden], threads } }),
    });

    const list = await screen.findByRole("list", { name: "Your hidden replies" });
    expect(list).toHaveTextContent(/Our moderators hid this reply.*No advertising, please.*Buy/);
    await userEvent.click(screen.getByRole("button", { name: "More actions for the reply by Bo Tan" }));
    expect(screen.getByRole("menuitem", { name: "Report" })).toBeInTheDocument();
  });
});

describe("C3 a comment of someone whom the viewer does not see", () => {
  const folded = { __typename: "Comment", id: "c3", text: "", createdAt: content.createdAt, ...noRights };
  const open = (foldedText: string | null) =>
    openPage({
      Post: () => says({ post: content }),
      Comments: () => {
        const threads = {
          ...noComments,
          nodes: [{ ...folded, author: null, book: null, foldedText, mentions: [], pictures: [] }],
        };
        return says({ post: { ...commented, commentCount: 1, threads } });
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

    expect(await screen.findByText(/This reply is hidden/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show it anyway" })).toBeNull();
  });
});

describe("N22 a comment in a group that the viewer looks after", () => {
  const bo = { ...ada, id: "u2", name: "Bo Tan" };
  const comment = {
    ...{ __typename: "Comment", id: "c4", text: "Buy my course", createdAt: content.createdAt },
    ...{
      ...unedited,
      ...noAnswers,
      version: 1,
      viewerCanDelete: false,
      viewerCanRemove: true,
      author: bo,
      book: null,
      foldedText: null,
      mentions: [],
      pictures: [],
    },
  };
  const open = (
    change: object = {},
    removes = () => says({ removeComment: { ...state, version: 2, commentCount: 0 } }),
  ) =>
    openPage({
      Post: () => says({ post: content }),
      Comments: () =>
        says({
          post: { ...commented, commentCount: 1, threads: { ...noComments, nodes: [{ ...comment, ...change }] } },
        }),
      RemoveComment: removes,
    });
  const state = { __typename: "Post", id: "p1" };

  it("is removed by keyboard, once that is confirmed", async () => {
    const send = vi.fn((_address: string, _request: RequestInit) =>
      Promise.resolve({ json: () => ({ data: { removeComment: null } }) }),
    );
    vi.stubGlobal("fetch", send);
    open();
    const user = userEvent.setup();

    (await screen.findByRole("button", { name: "More actions for the reply by Bo Tan" })).focus();
    await user.keyboard("{Enter}{End}");
    expect(screen.getByRole("menuitem", { name: "Remove" })).toHaveFocus();
    await user.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Remove this reply from the group?" }));
    expect(dialog.getByText("Buy my course")).toBeVisible();
    dialog.getByRole("button", { name: "Remove reply" }).focus();
    await user.keyboard("{Enter}");

    expect(await screen.findByText("Comment removed")).toBeVisible();
    expect(screen.queryByText("Buy my course")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    fireEvent(window, new Event("pagehide"));
    vi.unstubAllGlobals();
    expect(JSON.parse(send.mock.calls[0]?.[1].body as string)).toMatchObject({
      operationName: "RemoveComment",
      variables: { input: { commentId: "c4" } },
    });
  });

  it("comes back when the service refuses, and is not offered to others", async () => {
    const { unmount } = open({}, () => refuses("UNAVAILABLE", "Not now") as never);
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "More actions for the reply by Bo Tan" }));
    await user.click(screen.getByRole("menuitem", { name: "Remove" }));
    const confirm = await screen.findByRole("button", { name: "Remove reply" });
    vi.useFakeTimers();
    fireEvent.click(confirm, { detail: 1 });
    await act(() => vi.advanceTimersByTimeAsync(8_100));
    vi.useRealTimers();
    expect(await screen.findByText("Not now")).toBeVisible();
    expect(screen.getAllByText("Buy my course")[0]).toBeInTheDocument();
    unmount();

    open({ viewerCanRemove: false });
    expect(await screen.findByText("Buy my course")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "More actions for the reply by Bo Tan" }));
    expect(screen.queryByRole("menuitem", { name: "Remove" })).not.toBeInTheDocument();
  });

  it("can be removed although it is folded because of a block", async () => {
    open({ text: "", author: null, foldedText: "Rude words" });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "More actions for this reply" }));
    await user.click(screen.getByRole("menuitem", { name: "Remove" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Rude words")).toBeVisible();
  });
});
