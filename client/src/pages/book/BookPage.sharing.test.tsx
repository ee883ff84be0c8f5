import { act, screen, within } from "@testing-library/react";
import { refuses, says } from "../../testing/fakeService";
import { book, group, myGroups, openPage, whenLoaded } from "../../testing/bookPage";

describe("D6 sharing a book on its page", () => {
  it("shares the book with a group of the viewer's, and keeps what was typed when that fails", async () => {
    const answers = [refuses("FORBIDDEN", "User not authorized"), says({ shareBook: null })];
    const { user, callsOf } = openPage({
      BookPage: () => says({ book: book() }),
      GroupsToShareWith: () => says({ myGroups: myGroups([group]) }),
      ShareBook: () => answers.shift() ?? says({ shareBook: null }),
    });

    await user.click(await screen.findByRole("button", { name: /^Share/ }));
    await user.type(await screen.findByRole("textbox", { name: /^What would/ }, whenLoaded), "Chapter two first");
    await user.click(screen.getByRole("button", { name: "Share the book" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.getByRole("textbox", { name: /^What would/ })).toHaveValue("Chapter two first");
    await user.click(screen.getByRole("button", { name: "Share the book" }));

    expect(await screen.findByText("Book Shared")).toBeVisible();
    expect(callsOf("ShareBook").at(-1)?.variables).toEqual({
      input: { bookId: "b1", groupId: "g1", text: "Chapter two first" },
    });
  });

  it("names the group with which the viewer shared the book, without a reload of the page", async () => {
    const pages = [book(), book({ groups: [group] })];
    const { user } = openPage({
      BookPage: () => says({ book: pages.shift() ?? null }),
      GroupsToShareWith: () => says({ myGroups: myGroups([group]) }),
      ShareBook: () => says({ shareBook: null }),
    });
    const groups = await screen.findByRole("region", { name: "Groups that talk about it" });

    await user.click(screen.getByRole("button", { name: /^Share/ }));
    await user.type(await screen.findByRole("textbox", { name: /^What would/ }, whenLoaded), "Chapter two first");
    await user.click(screen.getByRole("button", { name: "Share the book" }));

    expect(await within(groups).findByRole("link", { name: "Looking up together" })).toBeVisible();
    expect(groups).not.toHaveTextContent("No group has shared it yet.");
  });

  it("says nothing of a book that was shared on the page of another one", async () => {
    const { user, history } = openPage({
      BookPage: ({ id }) => says({ book: book({ id, title: `Book ${String(id)}` }) }),
      GroupsToShareWith: () => says({ myGroups: myGroups([group]) }),
      ShareBook: () => says({ shareBook: null }),
    });
    await screen.findByRole("heading", { level: 1, name: "Book b1" });
    act(() => (history.push("/books/b2"), history.go(0)));
    await screen.findByRole("heading", { level: 1, name: "Book b2" });
    await user.click(await screen.findByRole("button", { name: /^Share/ }));
    await user.type(await screen.findByRole("textbox", { name: /^What would/ }, whenLoaded), "Chapter two first");
    await user.click(screen.getByRole("button", { name: "Share the book" }));
    await screen.findByText("Book Shared");

    act(() => history.go(-1));

    await screen.findByRole("heading", { level: 1, name: "Book b1" });
    expect(screen.queryByText("Book Shared")).not.toBeInTheDocument();
  });

  it("keeps what was typed where the book was shared with that group before, and says so", async () => {
    const first = { __typename: "Comment", id: "c1", text: "Read this", post: null };
    const { user } = openPage({
      BookPage: () => says({ book: book() }),
      GroupsToShareWith: () => says({ myGroups: myGroups([group]) }),
      ShareBook: () => says({ shareBook: first }),
    });

    await user.click(await screen.findByRole("button", { name: /^Share/ }));
    await user.type(await screen.findByRole("textbox", { name: /^What would/ }, whenLoaded), "Chapter two first");
    await user.click(screen.getByRole("button", { name: "Share the book" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("You've already shared this book with this group");
    expect(screen.getByRole("textbox", { name: /^What would/ })).toHaveValue("Chapter two first");
    expect(screen.queryByText("Book Shared")).not.toBeInTheDocument();
  });

  it("offers the groups beyond the first hundred on request", async () => {
    const other = { ...group, id: "g2", name: "Night walks" };
    const { user } = openPage({
      BookPage: () => says({ book: book() }),
      GroupsToShareWith: ({ after }) => says({ myGroups: after ? myGroups([other]) : myGroups([group], "c1") }),
    });

    await user.click(await screen.findByRole("button", { name: /^Share/ }));
    await user.click(await screen.findByRole("button", { name: "More groups" }, whenLoaded));

    const select = screen.getByLabelText("Group");
    expect(await within(select).findByRole("option", { name: "Night walks" })).toBeInTheDocument();
    expect(within(select).getByRole("option", { name: "Looking up together" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "More groups" })).not.toBeInTheDocument();
  });
});
