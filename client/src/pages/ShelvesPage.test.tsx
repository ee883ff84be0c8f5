import { screen, waitFor, within } from "@testing-library/react";
import { delay } from "rxjs";
import { fakeService, refuses, says } from "../testing/fakeService";
import { viewer } from "../testing/moderation";
import { renderPage } from "../testing/renderPage";
import { unread } from "../testing/bookPage";
import { ShelvesPage } from "./ShelvesPage";

const entry = (number: number, shelf: string, over: object = {}) => ({
  __typename: "ShelvedBook",
  id: `s${number}`,
  createdAt: "2026-03-05T12:00:00.000Z",
  book: {
    __typename: "Book",
    id: `b${number}`,
    title: `Stars, part ${number}`,
    authors: ["Ines Prado"],
    categories: ["Astronomy"],
    cover: null,
    pageCount: 120,
    isInCatalogue: true,
    addition: null,
    viewerShelved: { __typename: "ShelvedBook", id: `s${number}`, shelf, rating: null, ...unread },
    ...over,
  },
});

const shelfWith = (nodes: object[], more: { totalCount?: number; endCursor?: string } = {}) => ({
  me: {
    ...viewer(false),
    shelves: {
      __typename: "ShelvedBookConnection",
      nodes,
      totalCount: more.totalCount ?? nodes.length,
      pageInfo: { __typename: "PageInfo", endCursor: more.endCursor ?? null, hasNextPage: Boolean(more.endCursor) },
    },
  },
});

function openPage(answers: Parameters<typeof fakeService>[0], path = "/shelves") {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: viewer(false) }), ...answers });
  return { ...service, ...renderPage([{ path: "/shelves", element: <ShelvesPage /> }], { link: service.link, path }) };
}
afterEach(() => localStorage.clear());

const changed = (number: number, shelf: string | null, rating: number | null = null) => ({
  __typename: "Book",
  id: `b${number}`,
  viewerShelved: shelf && { __typename: "ShelvedBook", id: `s${number}`, shelf, rating, ...unread },
});

describe("D6 the page of one's shelves", () => {
  it("shows a shelf with its books, and the way to the others", async () => {
    const { callsOf } = openPage({ MyShelf: () => says(shelfWith([entry(1, "READING"), entry(2, "READING")])) });

    const card = await screen.findByRole("article", { name: "Stars, part 1" });
    expect(within(card).getByRole("link", { name: "Stars, part 1" })).toHaveAttribute("href", "/books/b1");
    expect(card).toHaveTextContent("Ines PradoSince 2026/03/05");
    expect(screen.getByText("2 books")).toBeVisible();
    const shelves = within(screen.getByRole("navigation", { name: "Your shelves" })).getAllByRole("link");
    expect(shelves.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Reading", "/shelves"],
      ["Want to read", "/shelves?shelf=want"],
      ["Read", "/shelves?shelf=done"],
    ]);
    expect(shelves[0]).toHaveAttribute("aria-current", "page");
    expect(callsOf("MyShelf")[0]?.variables).toEqual({ shelf: "READING", after: null });
  });

  it("moves a book to another shelf at once, and puts it back when the service refuses", async () => {
    const answers = [refuses("INTERNAL", "no").pipe(delay(300)), says({ shelveBook: changed(1, "DONE") })];
    const { user, callsOf } = openPage({
      MyShelf: () => says(shelfWith([entry(1, "READING"), entry(2, "READING")])),
      ShelveBook: () => answers.shift() ?? refuses("INTERNAL", "no"),
    });
    const move = async () => {
      const card = await screen.findByRole("article", { name: "Stars, part 1" });
      await user.click(within(card).getByRole("button", { name: "More for Stars, part 1" }));
      await user.click(within(card).getByRole("menuitem", { name: "Move to Read", hidden: true }));
    };

    await move();
    expect(screen.queryByRole("article", { name: "Stars, part 1" })).not.toBeInTheDocument();
    expect(await screen.findByRole("article", { name: "Stars, part 1" })).toBeVisible();
    await move();

    expect(await screen.findByText("1 book")).toHaveFocus();
    expect(screen.queryByRole("article", { name: "Stars, part 1" })).not.toBeInTheDocument();
    expect(callsOf("ShelveBook").at(-1)?.variables).toEqual({ input: { bookId: "b1", shelf: "DONE" } });
  });

  it("takes the last book off, and says where to find others", async () => {
    const { user, callsOf } = openPage(
      {
        MyShelf: () => says(shelfWith([entry(1, "WANT")])),
        UnshelveBook: () => says({ unshelveBook: changed(1, null) }),
      },
      "/shelves?shelf=want",
    );
    const card = await screen.findByRole("article", { name: "Stars, part 1" });
    expect(within(card).queryByRole("group", { name: "Your rating" })).not.toBeInTheDocument();

    await user.click(within(card).getByRole("button", { name: "More for Stars, part 1" }));
    await user.click(within(card).getByRole("menuitem", { name: "Remove from shelf", hidden: true }));

    expect(await screen.findByRole("heading", { name: "This shelf is empty" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Find a book" })).toHaveAttribute("href", "/learnings");
    await waitFor(() => expect(callsOf("UnshelveBook")[0]?.variables).toEqual({ input: { bookId: "b1" } }));
  });

  it("rates a book in its place", async () => {
    const { user, callsOf } = openPage(
      {
        MyShelf: () => says(shelfWith([entry(1, "DONE")])),
        RateBook: () => says({ rateBook: changed(1, "DONE", 4) }),
      },
      "/shelves?shelf=done",
    );
    const rating = await screen.findByRole("group", { name: "Your rating" });

    await user.click(within(rating).getByRole("radio", { name: "4 stars" }));

    expect(within(rating).getByRole("radio", { name: "4 stars" })).toBeChecked();
    expect(callsOf("RateBook")[0]?.variables).toEqual({ input: { bookId: "b1", rating: 4 } });
  });

  it("shows how far a book is read, and takes a page or a percentage", async () => {
    const far = { page: 30, percentRead: 25, startedOn: "2026-03-01", noteCount: 2 };
    const read = entry(1, "READING");
    Object.assign(read.book.viewerShelved, far);
    const { user, callsOf } = openPage({
      MyShelf: () => says(shelfWith([read])),
      SetReadingProgress: () =>
        says({
          setReadingProgress: {
            ...changed(1, "READING"),
            viewerShelved: { ...read.book.viewerShelved, page: null, percent: 50, percentRead: 50 },
          },
        }),
    });
    const card = await screen.findByRole("article", { name: "Stars, part 1" });
    expect(within(card).getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", "25");
    expect(card).toHaveTextContent("25% · Page 30 of 120");
    expect(card).toHaveTextContent("Started 2026/03/01 · 2 notes");

    await user.click(within(card).getByRole("button", { name: "Update Stars, part 1" }));
    const dialog = await screen.findByRole("dialog", { name: "Stars, part 1" }, { timeout: 15_000 });
    await user.click(within(dialog).getByRole("radio", { name: "Percent" }));
    await user.type(within(dialog).getByLabelText("Percent read"), "50");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));

    await waitFor(() => expect(card).toHaveTextContent("50%"));
    expect(callsOf("SetReadingProgress")[0]?.variables).toEqual({ input: { bookId: "b1", percent: 50 } });
    expect(callsOf("SetReadingDates")).toEqual([]);
  });

  it("keeps what was typed, and says what is wrong beside its field", async () => {
    const { user } = openPage({
      MyShelf: () => says(shelfWith([entry(1, "READING")])),
      SetReadingProgress: () =>
        refuses("BAD_USER_INPUT", "Your copy has 120 pages", [
          { field: "input.page", message: "Your copy has 120 pages" },
        ]),
    });
    await user.click(await screen.findByRole("button", { name: "Update Stars, part 1" }));
    const page = await screen.findByLabelText("Page", {}, { timeout: 15_000 });
    await user.type(page, "130");
    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(await screen.findByText("Your copy has 120 pages")).toBeVisible();
    expect(page).toHaveValue(130);
    expect(page).toBeInvalid();
  });

  it("asks before a book is removed with its notes, or one that the member added", async () => {
    const own = entry(1, "READING", { isInCatalogue: false, addition: "WAITING" });
    const { user, callsOf } = openPage({
      MyShelf: () => says(shelfWith([own])),
      UnshelveBook: () => says({ unshelveBook: changed(1, null) }),
    });
    const card = await screen.findByRole("article", { name: "Stars, part 1" });
    expect(card).toHaveTextContent("Only you see this book.");

    await user.click(within(card).getByRole("button", { name: "More for Stars, part 1" }));
    await user.click(within(card).getByRole("menuitem", { name: "Remove from shelf", hidden: true }));
    const dialog = await screen.findByRole("dialog", { name: "Remove this book?" });
    expect(callsOf("UnshelveBook")).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Remove" }));

    await waitFor(() => expect(callsOf("UnshelveBook")).toHaveLength(1));
  });

  it("adds a book that is missing, and offers the one that the catalogue has", async () => {
    const found = { ...entry(2, "WANT").book, title: "Known stars", viewerShelved: null };
    const answers = [
      says({ addBook: { __typename: "AddedBookAnswer", isKnown: true, book: found } }),
      says({ addBook: { __typename: "AddedBookAnswer", isKnown: false, book: entry(3, "READING").book } }),
    ];
    const { user, callsOf } = openPage({
      MyShelf: () => says(shelfWith([])),
      AddBook: () => answers.shift() ?? refuses("INTERNAL", "no"),
    });
    await user.click(await screen.findByRole("button", { name: "Add a book" }));
    const dialog = await screen.findByRole("dialog", { name: "Add a book" }, { timeout: 15_000 });
    await user.type(within(dialog).getByLabelText(/^Title/), "My zine");
    await user.type(within(dialog).getByLabelText(/^Author/), "Ada");
    await user.type(within(dialog).getByLabelText(/^ISBN/), "0306406152");
    await user.click(within(dialog).getByRole("button", { name: "Add a book" }));

    expect(await within(dialog).findByText("We have this book")).toBeVisible();
    expect(within(dialog).getByRole("link", { name: "Open the book" })).toHaveAttribute("href", "/books/b2");
    await user.click(within(dialog).getByRole("button", { name: "Add a book" }));
    expect(within(dialog).getByLabelText(/^Title/)).toHaveValue("My zine");
    await user.click(within(dialog).getByRole("button", { name: "Add a book" }));

    expect(await screen.findByText("Book Added")).toBeInTheDocument();
    const input = { title: "My zine", author: "Ada", isbn: "0306406152", pageCount: null, shelf: "READING" };
    expect(callsOf("AddBook").at(-1)?.variables).toEqual({ input });
    expect(callsOf("MyShelf").length).toBeGreaterThan(1);
  });

  it("has an address for each part of a long shelf", async () => {
    const { callsOf } = openPage(
      { MyShelf: () => says(shelfWith([entry(1, "DONE")], { totalCount: 1_234, endCursor: "c2" })) },
      "/shelves?shelf=done&after=c1",
    );

    expect(await screen.findByRole("link", { name: "More books" })).toHaveAttribute(
      "href",
      "/shelves?shelf=done&after=c2",
    );
    expect(screen.getByRole("link", { name: "Back to the start" })).toHaveAttribute("href", "/shelves?shelf=done");
    expect(screen.getByText("1,234 books")).toBeVisible();
    expect(callsOf("MyShelf")[0]?.variables).toEqual({ shelf: "DONE", after: "c1" });
  });

  it("says so when the books do not load, and tries again", async () => {
    const answers = [refuses("INTERNAL", "no"), says(shelfWith([entry(1, "READING")]))];
    const { user } = openPage({ MyShelf: () => answers.shift() ?? refuses("INTERNAL", "no") });

    expect(await screen.findByText("Your books didn't load")).toBeVisible();
    await user.click(screen.getByRole("button", { name: /again|Retry/i }));

    expect(await screen.findByRole("article", { name: "Stars, part 1" })).toBeVisible();
  });

  it("keeps each title in its own direction of writing", async () => {
    openPage({ MyShelf: () => says(shelfWith([entry(1, "READING", { title: "علم الفلك", authors: [] })])) });

    expect(await screen.findByRole("link", { name: "علم الفلك" })).toHaveAttribute("dir", "auto");
    expect(screen.getByText("Author unknown")).toBeVisible();
  });
});
