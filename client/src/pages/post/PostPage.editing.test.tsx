import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { forgetDrafts } from "../../ui/forms/draftStore";
import { Subject } from "rxjs";
import { refuses, says } from "../../testing/fakeService";
import {
  ada,
  chooseOfGroup,
  commented,
  content,
  noAnswers,
  noComments,
  openPage,
  unedited,
} from "../../testing/postPage";

const own = { ...content, viewerCanEdit: true };
const comment = {
  ...{ __typename: "Comment", id: "c1", text: "Count me in", createdAt: content.createdAt, version: 1 },
  ...{ ...unedited, ...noAnswers, viewerCanEdit: true, viewerCanDelete: true, viewerCanRemove: false },
  ...{ author: ada, book: null, foldedText: null, mentions: [], pictures: [] },
};
const discussion = { ...commented, commentCount: 1, threads: { ...noComments, nodes: [comment] } };
const base = (text: string, version: number) => ({
  post: { __typename: "Post", id: "p1", text, mentions: [], pictures: [], version },
});
const conflict = () => refuses("CONFLICT", "This text was edited somewhere else in the meantime");

afterEach(() => act(() => forgetDrafts()));

const answers = {
  Post: () => says({ post: own }),
  HiddenPost: () => says({ post: { __typename: "Post", id: "p1", hiddenBy: null } }),
  Comments: () => says({ post: discussion }),
  EditedPost: () => says(base("Slow reading", 4)),
};

const editComment = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole("button", { name: /More actions for the reply/ }));
  await user.click(screen.getByRole("menuitem", { name: "Edit" }));
  return screen.findByRole("textbox", { name: /Text/ });
};

describe("W1 editing a group's first message", () => {
  it("begins with the text as it is, saves it with its version, and says when it was edited", async () => {
    const user = userEvent.setup();
    const editedAt = "2026-03-06T09:30:00.000Z";
    const saved = {
      __typename: "Post",
      id: "p1",
      version: 5,
      editedAt,
      mentions: [],
      pictures: [],
      viewerCanReadRevisions: true,
    };
    const { callsOf } = openPage({
      ...answers,
      UpdatePost: ({ input }) => says({ updatePost: { ...saved, text: (input as { text: string }).text } }),
    });

    await chooseOfGroup(user, "Edit");
    const field = await screen.findByRole("textbox", { name: /Text/ });
    expect(field).toHaveValue("Slow reading");
    await user.type(field, " on Mondays");
    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(await screen.findByText("Slow reading on Mondays")).toBeVisible();
    const input = callsOf("UpdatePost")[0]?.variables.input;
    expect(input).toMatchObject({ postId: "p1", text: "Slow reading on Mondays", version: 4 });
    expect(document.activeElement).toContainElement(screen.getByText("Slow reading on Mondays"));
    expect(screen.getByText(/Edited/)).toHaveTextContent(/Edited 2026\/03\/06 \d\d:\d\d your time/);
  });
});

describe("D9 two who edit the same text", () => {
  it("sees both, keeps what was typed, and chooses", async () => {
    const user = userEvent.setup();
    let now = { text: "Count me in", version: 1 };
    const { callsOf } = openPage({
      ...answers,
      EditedComment: () => says({ comment: { ...now, __typename: "Comment", id: "c1", editedAt: null } }),
      UpdateComment: ({ input }) => {
        const { text, version } = input as { text: string; version: number };
        if (version < now.version) return conflict();
        now = { text, version: version + 1 };
        return says({
          updateComment: { ...unedited, ...now, __typename: "Comment", id: "c1", editedAt: content.createdAt },
        });
      },
    });
    const field = await editComment(user);
    await user.type(field, " from the desk");
    now = { text: "Count me in from the phone", version: 2 };
    await user.click(screen.getByRole("button", { name: "Save" }));

    const both = await screen.findByRole("alert");
    expect(both).toHaveTextContent("Count me in from the phone");
    expect(screen.getByRole("textbox", { name: /Your text/ })).toHaveValue("Count me in from the desk");
    await user.click(screen.getByRole("button", { name: "Replace it with mine" }));

    await waitFor(() => expect(screen.queryByRole("textbox", { name: /Your text/ })).toBeNull());
    expect(now).toEqual({ text: "Count me in from the desk", version: 3 });
    const versions = callsOf("UpdateComment").map(({ variables }) => (variables.input as { version: number }).version);
    expect(versions).toEqual([1, 2]);
  });
});

describe("W4 the pictures of a text that is edited", () => {
  const picture = (id: string) => ({
    ...{
      __typename: "Picture",
      id,
      url: `/${id}`,
      thumbnail: `/${id}`,
      width: 9,
      height: 9,
      description: `Notes ${id}`,
    },
  });
  const illustrated = { ...comment, pictures: [picture("a"), picture("b")] };
  const sent = async (change: (user: ReturnType<typeof userEvent.setup>) => Promise<unknown>) => {
    const user = userEvent.setup();
    const { callsOf } = openPage({
      ...answers,
      Comments: () => says({ post: { ...discussion, threads: { ...noComments, nodes: [illustrated] } } }),
      UpdateComment: () => says({ updateComment: { ...unedited, ...illustrated, version: 2 } }),
    });
    await editComment(user);
    await change(user);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(callsOf("UpdateComment")).toHaveLength(1));
    return callsOf("UpdateComment")[0]?.variables.input as { pictures?: object[] };
  };

  it("are sent when one was removed or described, and else stay", async () => {
    const input = await sent(async (user) => {
      await user.type(screen.getByRole("textbox", { name: /Describe picture 2/ }), "!");
      await user.click(screen.getByRole("button", { name: "Remove picture 1" }));
    });
    expect(input.pictures).toEqual([{ id: "b", description: "Notes b!" }]);
  });

  it("stay when only the text was changed", async () => {
    const input = await sent((user) => user.type(screen.getByRole("textbox", { name: /Text/ }), "!"));
    expect(input).not.toHaveProperty("pictures");
  });
});

describe("D9 a group that is deleted while somebody writes in it", () => {
  it("says so, and gives back every text that was not sent, to copy", async () => {
    const events = new Subject<{ data: Record<string, unknown> }>();
    const user = userEvent.setup();
    openPage({
      ...answers,
      Post: () => says({ post: { ...own, viewerCanDelete: false } }),
      PostDeleted: () => events as never,
    });
    await user.type(await editComment(user), ", from Monday on");
    await user.type(screen.getByRole("textbox", { name: /Reply/ }), "Line one{Enter}Line two");

    act(() => events.next({ data: { postDeleted: "p1" } }));

    expect(await screen.findByRole("alert")).toHaveTextContent("This group was deleted");
    expect(screen.getByRole("textbox", { name: "Your changes" })).toHaveValue("Count me in, from Monday on");
    const reply = screen.getByRole("textbox", { name: "Your reply" });
    expect(reply).toHaveValue("Line one\nLine two");
    const card = within(reply.closest("div[class]")!.parentElement!.parentElement!);
    await user.click(card.getAllByRole("button", { name: "Copy text" }).at(-1)!);
    expect(await navigator.clipboard.readText()).toBe("Line one\nLine two");
  });

  it("keeps the text in its form when the service says so first", async () => {
    const { user } = openPage({ ...answers, AddComment: () => refuses("NOT_FOUND", "Post not found") });
    const field = await screen.findByRole("textbox", { name: /Reply/ });
    await user.type(field, "Too late");
    await user.click(screen.getByRole("button", { name: "Send reply" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(/group/i);
    expect(field).toHaveValue("Too late");
  });
});

describe("D7 the draft of an edit", () => {
  it("stays through a failed send and a new visit of the page, and is gone once it is discarded", async () => {
    const user = userEvent.setup();
    const first = openPage({ ...answers, UpdateComment: () => refuses("UNAVAILABLE", "Busy") });
    await user.type(await editComment(user), ", always");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.getByRole("textbox", { name: /Text/ })).toHaveValue("Count me in, always");
    first.unmount();

    openPage(answers);
    expect(await screen.findByRole("textbox", { name: /Text/ })).toHaveValue("Count me in, always");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Discard" }));

    await waitFor(() => expect(screen.queryByRole("textbox", { name: /Text/ })).toBeNull());
    expect(screen.getByText("Count me in")).toBeVisible();
  });
});

describe("W1 what moderators see of an edit", () => {
  it("is what was removed and what was added, newest first", async () => {
    const user = userEvent.setup();
    const editedAt = "2026-03-06T09:30:00.000Z";
    const author = { __typename: "User", id: "u1", name: "Ada Quist" };
    openPage({
      ...answers,
      Post: () => says({ post: { ...own, editedAt, mentions: [], viewerCanReadRevisions: true } }),
      PostRevisions: () =>
        says({
          post: {
            ...{ __typename: "Post", id: "p1", text: "Slow reading", editedAt, author, writer: null },
            revisions: {
              __typename: "RevisionConnection",
              nodes: [
                {
                  ...{ __typename: "Revision", id: "r1", text: "Quick reading", author },
                  writtenAt: content.createdAt,
                },
              ],
              pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
            },
          },
        }),
    });

    await chooseOfGroup(user, "See changes");

    const dialog = await screen.findByRole("dialog", { name: "What changed" });
    await waitFor(() => expect(dialog.querySelector("del")).toHaveTextContent("Removed: Quick End."));
    expect(dialog.querySelector("ins")).toHaveTextContent("Added: Slow End.");
    expect(within(dialog).getAllByRole("listitem")).toHaveLength(2);
  });
});
