import { act, screen, waitFor, within } from "@testing-library/react";
import { fakeService, refuses, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { LearningsPage } from "./LearningsPage";

const book = (over: Record<string, unknown> = {}) => ({
  __typename: "Book",
  id: "b1",
  title: "Stars for Beginners",
  subtitle: null,
  authors: ["Ines Prado", "Tom Oyelaran"],
  description: "Where to look, and when.",
  categories: ["Astronomy"],
  publishedYear: 2001,
  pageCount: 120,
  cover: null,
  ...over,
});

interface Found {
  book?: Record<string, unknown>;
  isCloseMatch?: boolean;
}

const answer = (...found: Found[]) => answerThat(false, found);

const answerThat = (isProvisional: boolean, found: Found[]) =>
  says({
    recommendBooks: {
      __typename: "BookRecommendationConnection",
      isProvisional,
      edges: found.map(({ book: over, isCloseMatch = true }, index) => ({
        __typename: "BookRecommendationEdge",
        cursor: String(index),
        reason: "About stars; also touches on telescopes",
        isCloseMatch,
        node: book(over),
      })),
    },
  });

function openPage(recommendBooks: () => ReturnType<typeof says>, path = "/learnings?goal=stars") {
  const service = fakeService({ RecommendBooks: recommendBooks });
  const routes = [{ path: "/learnings", element: <LearningsPage /> }];
  return { ...service, ...renderPage(routes, { link: service.link, path }) };
}

describe("the books page", () => {
  it("asks a visitor with a blank goal for one, and nobody else", async () => {
    const { user, callsOf } = openPage(() => answer(), "/learnings");

    await user.type(screen.getByPlaceholderText("I'd like to learn..."), "   ");
    await user.click(screen.getByRole("button", { name: "Get recommendation" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Please let us know what you'd like to learn!");
    expect(callsOf("RecommendBooks")).toEqual([]);
  });

  it("C12 keeps the keyboard in the field that was sent, and follows Back", async () => {
    const { user, history } = openPage(() => answer({}), "/learnings");
    const field = screen.getByRole("textbox", { name: "Your learning goal" });

    await user.type(field, "moons{Enter}");
    expect(history.location.search).toBe("?goal=moons");
    expect(field).toHaveFocus();
    act(() => history.go(-1));

    expect(field).toHaveValue("");
  });

  it("shows authors, the reason, and on request the description", async () => {
    const { user } = openPage(() => answer({}));

    const card = await screen.findByRole("article", { name: "Stars for Beginners" });
    expect(within(card).getAllByText("Ines Prado, Tom Oyelaran")[0]).toBeInTheDocument();
    expect(within(card).getByText("About stars; also touches on telescopes")).toBeVisible();
    await user.click(within(card).getByRole("button", { name: "View Stars for Beginners" }));

    const dialog = screen.getByRole("dialog", { name: "Stars for Beginners" });
    expect(dialog).toHaveTextContent("by Ines Prado, Tom Oyelaran");
    expect(dialog).toHaveTextContent("Where to look, and when.");
    expect(within(dialog).getByRole("link", { name: "See the book's page" })).toHaveAttribute("href", "/books/b1");
  });

  it("M52 folds what is not close under the close books", async () => {
    const { user } = openPage(() => answer({}, { isCloseMatch: false, book: { id: "b2", title: "Tides and Moons" } }));

    const far = await screen.findByText(/Further afield/);
    const card = screen.getByRole("article", { name: "Tides and Moons", hidden: true });
    expect(card.closest("details")).not.toHaveAttribute("open");
    await user.click(far);

    expect(card.closest("details")).toHaveAttribute("open");
  });

  it("M52 asks for more like a book by one press", async () => {
    const { user, callsOf } = openPage(() => answer({}));

    await user.click(await screen.findByRole("button", { name: "More like this Stars for Beginners" }));

    await waitFor(() => expect(callsOf("RecommendBooks").at(-1)?.variables.goal).toBe("Stars for Beginners"));
  });

  it("M35 closes an open book by Back, and keeps the results and the search", async () => {
    const { user, history, callsOf } = openPage(() => answer({}));

    await user.click(await screen.findByRole("button", { name: "View Stars for Beginners" }));
    expect(history.location.search).toBe("?goal=stars&book=b1");
    act(() => history.go(-1));

    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("article", { name: "Stars for Beginners" })).toBeVisible();
    expect(screen.getByPlaceholderText("I'd like to learn...")).toHaveValue("stars");
    expect(callsOf("RecommendBooks")).toHaveLength(1);
  });

  it("M35 opens a book from a shared address, and its close button keeps the search", async () => {
    const { user, history } = openPage(() => answer({}), "/learnings?goal=stars&book=b1");

    await screen.findByRole("dialog", { name: "Stars for Beginners" });
    await user.click(screen.getByRole("button", { name: "Close" }));

    expect(history.location.search).toBe("?goal=stars");
  });

  it.each([
    [true, 2],
    [false, 1],
  ])("N33 does not keep a provisional answer: %s, asked %i times", async (isProvisional, times) => {
    const { user, history, callsOf } = openPage(() => answerThat(isProvisional, [{}]));
    await screen.findByRole("article", { name: "Stars for Beginners" });
    const asked = (goal: string) => callsOf("RecommendBooks").filter(({ variables }) => variables.goal === goal);

    const field = screen.getByRole("textbox", { name: "Your learning goal" });
    await user.clear(field);
    await user.type(field, "moons{Enter}");
    await screen.findByRole("heading", { name: /moons/ });
    expect(asked("stars")).toHaveLength(1);
    act(() => history.go(-1));
    await screen.findByRole("heading", { name: /stars/ });

    expect(asked("stars")).toHaveLength(times);
    expect(asked("moons")).toHaveLength(1);
  });

  it("D5 opens with that sentence when nothing is close, and shows no book above “Further afield”", async () => {
    openPage(() =>
      answer({ isCloseMatch: false }, { isCloseMatch: false, book: { id: "b2", title: "Tides and Moons" } }),
    );

    expect(await screen.findByRole("heading", { name: "No exact match, but these may help" })).toBeVisible();
    const fold = screen.getByText(/Further afield/).closest("details");
    expect(fold).toHaveAttribute("open");
    for (const card of screen.getAllByRole("article")) expect(fold).toContainElement(card);
  });

  it("says so when there is nothing at all", async () => {
    openPage(() => answer());

    expect(await screen.findByRole("heading", { name: "No books for that yet" })).toBeVisible();
  });

  it("says what failed, keeps the goal and asks again", async () => {
    let isDown = true;
    const { user } = openPage(() => (isDown ? refuses("UNAVAILABLE", "Not now") : answer({})));

    await screen.findByRole("heading", { name: "The books didn't load" });
    expect(screen.getByPlaceholderText("I'd like to learn...")).toHaveValue("stars");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("article", { name: "Stars for Beginners" })).toBeVisible();
  });
});
