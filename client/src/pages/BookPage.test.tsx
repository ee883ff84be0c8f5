import { act, screen, waitFor, within } from "@testing-library/react";
import { fakeService, refuses, says } from "../testing/fakeService";
import { viewer } from "../testing/moderation";
import { renderPage } from "../testing/renderPage";
import { BookPage } from "./BookPage";

const shelved = (shelf: string | null, rating: number | null = null) => ({
  __typename: "Book",
  id: "b1",
  viewerShelved: shelf && { __typename: "ShelvedBook", id: "s1", shelf, rating },
});

const book = (over: object = {}) => ({
  ...shelved(null),
  title: "Stars for Beginners",
  subtitle: null,
  authors: ["Ines Prado"],
  description: "Where to look, and when.",
  categories: ["Astronomy"],
  publishedYear: 2001,
  pageCount: 120,
  cover: null,
  similar: [],
  readers: [],
  groups: [],
  ...over,
});

const reader = {
  __typename: "BookReader",
  id: "s2",
  shelf: "DONE",
  rating: 4,
  user: { __typename: "User", id: "u2", name: "Bo", avatar: "/avatars/u2" },
};
const group = {
  __typename: "Group",
  id: "g1",
  title: null,
  memberCount: 3,
  post: { __typename: "Post", id: "g1", text: "Looking up together\nEvery Tuesday" },
};

function openPage(answers: Parameters<typeof fakeService>[0], isMember = true) {
  if (isMember) localStorage.setItem("token", "t1");
  else localStorage.removeItem("token");
  const service = fakeService({ Me: () => says({ me: viewer(false) }), ...answers });
  const routes = [{ path: "/books/:bookId", element: <BookPage /> }];
  return { ...service, ...renderPage(routes, { link: service.link, path: "/books/b1" }) };
}

/** The form comes with its own code. */
const whenLoaded = { timeout: 15_000 };

jest.setTimeout(30_000);

afterEach(() => localStorage.removeItem("token"));

describe("D6 the page of a book", () => {
  it("shows the description, buddies who read it, and groups that speak of it", async () => {
    openPage({ BookPage: () => says({ book: book({ readers: [reader], groups: [group] }) }) });

    expect(await screen.findByRole("heading", { level: 1, name: "Stars for Beginners" })).toBeVisible();
    expect(screen.getByText("Where to look, and when.")).toBeVisible();
    const readers = await screen.findByRole("region", { name: "Buddies who read it" });
    expect(within(readers).getByRole("link", { name: "Bo" })).toHaveAttribute("href", "/profile/u2");
    expect(readers).toHaveTextContent("has read it, gave it 4 of 5");
    const groups = screen.getByRole("region", { name: "Groups that speak of it" });
    expect(within(groups).getByRole("link", { name: "Looking up together" })).toHaveAttribute("href", "/posts/g1");
  });

  it("keeps the book on a shelf by one press, off it by another, and takes a rating", async () => {
    const { user, callsOf } = openPage({
      BookPage: () => says({ book: book() }),
      ShelveBook: () => says({ shelveBook: shelved("READING") }),
      RateBook: () => says({ rateBook: shelved("READING", 5) }),
      UnshelveBook: () => says({ unshelveBook: shelved(null) }),
    });
    const reading = await screen.findByRole("button", { name: "Reading" });

    await user.click(reading);
    await waitFor(() => expect(reading).toHaveAttribute("aria-pressed", "true"));
    await user.selectOptions(screen.getByLabelText("Your rating"), "5 stars");
    await waitFor(() => expect(screen.getByLabelText("Your rating")).toHaveValue("5"));
    await user.click(reading);

    await waitFor(() => expect(reading).toHaveAttribute("aria-pressed", "false"));
    expect(callsOf("ShelveBook")[0]?.variables).toEqual({ input: { bookId: "b1", shelf: "READING" } });
    expect(callsOf("RateBook")[0]?.variables).toEqual({ input: { bookId: "b1", rating: 5 } });
  });

  it("shares the book with a group of the viewer's, and keeps what was typed when that fails", async () => {
    const answers = [refuses("FORBIDDEN", "User not authorized"), says({ shareBook: null })];
    const { user, callsOf } = openPage({
      BookPage: () => says({ book: book() }),
      GroupsToShareWith: () => says({ myGroups: { __typename: "GroupConnection", nodes: [group] } }),
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
      GroupsToShareWith: () => says({ myGroups: { __typename: "GroupConnection", nodes: [group] } }),
      ShareBook: () => says({ shareBook: null }),
    });
    const groups = await screen.findByRole("region", { name: "Groups that speak of it" });

    await user.click(screen.getByRole("button", { name: /^Share/ }));
    await user.type(await screen.findByRole("textbox", { name: /^What would/ }, whenLoaded), "Chapter two first");
    await user.click(screen.getByRole("button", { name: "Share the book" }));

    expect(await within(groups).findByRole("link", { name: "Looking up together" })).toBeVisible();
    expect(groups).not.toHaveTextContent("No group has shared it yet.");
  });

  it("says nothing of a book that was shared on the page of another one", async () => {
    const { user, history } = openPage({
      BookPage: ({ id }) => says({ book: book({ id, title: `Book ${String(id)}` }) }),
      GroupsToShareWith: () => says({ myGroups: { __typename: "GroupConnection", nodes: [group] } }),
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

  it("shows a guest the book and no shelf", async () => {
    openPage({ BookPage: () => says({ book: book() }) }, false);

    expect(await screen.findByText("Where to look, and when.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Want to read" })).not.toBeInTheDocument();
    expect(screen.queryByText("Buddies who read it")).not.toBeInTheDocument();
  });

  it("says that an unknown book is not there, and where to find others", async () => {
    openPage({ BookPage: () => says({ book: null }) });

    expect(await screen.findByText("This book is not in our catalogue any more.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Find another book" })).toHaveAttribute("href", "/learnings");
  });
});
