import { screen, within } from "@testing-library/react";
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
  thumbnail: null,
  reason: "“stars” is in the title",
  isCloseMatch: true,
  ...over,
});

function openPage(recommendBooks: () => ReturnType<typeof says>, path = "/learnings?goal=stars") {
  const service = fakeService({ RecommendBooks: recommendBooks });
  const routes = [{ path: "/learnings", element: <LearningsPage /> }];
  return { ...service, ...renderPage(routes, { link: service.link, path }) };
}

describe("the books page", () => {
  it("asks a visitor with a blank goal for one, and nobody else", async () => {
    const { user, callsOf } = openPage(() => says({ recommendBooks: [] }), "/learnings");

    await user.type(screen.getByPlaceholderText("I'd like to learn..."), "   ");
    await user.click(screen.getByRole("button", { name: "Get recommendation" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Please let us know what you'd like to learn!");
    expect(callsOf("RecommendBooks")).toEqual([]);
  });

  it("shows authors, the reason, and on request the description", async () => {
    const { user } = openPage(() => says({ recommendBooks: [book()] }));

    const card = await screen.findByRole("article", { name: "Stars for Beginners" });
    expect(within(card).getAllByText("Ines Prado, Tom Oyelaran")[0]).toBeInTheDocument();
    expect(within(card).getByText("“stars” is in the title")).toBeVisible();
    await user.click(within(card).getByRole("button", { name: "View Stars for Beginners" }));

    const dialog = screen.getByRole("dialog", { name: "Stars for Beginners" });
    expect(dialog).toHaveTextContent("by Ines Prado, Tom Oyelaran");
    expect(dialog).toHaveTextContent("Where to look, and when.");
  });

  it("labels what is not close to the goal", async () => {
    openPage(() => says({ recommendBooks: [book({ isCloseMatch: false })] }));

    expect(await screen.findByRole("heading", { name: "Nothing close, but near" })).toBeVisible();
    expect(screen.getByText("Not a close match")).toBeVisible();
  });

  it("says so when there is nothing at all", async () => {
    openPage(() => says({ recommendBooks: [] }));

    expect(await screen.findByRole("heading", { name: "No book for that yet" })).toBeVisible();
  });

  it("says what failed, keeps the goal and asks again", async () => {
    let isDown = true;
    const { user } = openPage(() => (isDown ? refuses("UNAVAILABLE", "Not now") : says({ recommendBooks: [book()] })));

    await screen.findByRole("heading", { name: "The books could not be looked up" });
    expect(screen.getByPlaceholderText("I'd like to learn...")).toHaveValue("stars");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("article", { name: "Stars for Beginners" })).toBeVisible();
  });
});
