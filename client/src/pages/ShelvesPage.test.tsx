import { screen, waitFor, within } from "@testing-library/react";
import { delay } from "rxjs";
import { fakeService, refuses, says } from "../testing/fakeService";
import { viewer } from "../testing/moderation";
import { renderPage } from "../testing/renderPage";
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
    viewerShelved: { __typename: "ShelvedBook", id: `s${number}`, shelf, rating: null },
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
  viewerShelved: shelf && { __typename: "ShelvedBook", id: `s${number}`, shelf, rating },
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
      await user.selectOptions(within(card).getByLabelText("Shelf"), "Read");
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
    expect(within(card).queryByLabelText("Your rating")).not.toBeInTheDocument();

    await user.selectOptions(within(card).getByLabelText("Shelf"), "Remove from shelf");

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
    const rating = await screen.findByLabelText("Your rating");

    await user.selectOptions(rating, "4 stars");

    expect(rating).toHaveValue("4");
    expect(callsOf("RateBook")[0]?.variables).toEqual({ input: { bookId: "b1", rating: 4 } });
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
