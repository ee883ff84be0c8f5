import { screen } from "@testing-library/react";
import { fakeService, refuses, says } from "../testing/fakeService";
import { caseOf, viewer } from "../testing/moderation";
import { renderPage } from "../testing/renderPage";
import { ModerationBooksPage } from "./ModerationBooksPage";
import { ModerationLogPage } from "./ModerationLogPage";
import { ModerationPage } from "./ModerationPage";

function open(answers: Parameters<typeof fakeService>[0], path = "/moderation", isModerator = true) {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: viewer(isModerator) }), ...answers });
  const routes = [
    { path: "/moderation", element: <ModerationPage /> },
    { path: "/moderation/books", element: <ModerationBooksPage /> },
    { path: "/moderation/log", element: <ModerationLogPage /> },
  ];
  return { ...service, ...renderPage(routes, { link: service.link, path }) };
}

const page = (nodes: object[], endCursor: string | null = null) => ({
  moderationCases: {
    __typename: "ModerationCaseConnection",
    nodes,
    pageInfo: { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null },
    totalCount: nodes.length,
  },
});

describe("C18 the queue of moderators", () => {
  it("leads from each case to its page, and to the decided ones", async () => {
    open({ CaseQueue: () => says(page([caseOf({ isAppeal: true })])) });

    const found = await screen.findByRole("link", { name: /Group.*by Bo Tan.*Appeal.*Buy now.*2 reports/ });
    expect(found).toHaveAttribute("href", "/moderation/cases/c1");
    expect(screen.getByRole("link", { name: "Waiting" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "Decided" })).toHaveAttribute("href", "/moderation?state=decided");
  });

  it("has an address for each of its pages", async () => {
    const { user, callsOf } = open(
      { CaseQueue: () => says(page([caseOf()], "next page")) },
      "/moderation?state=decided&after=this%20page",
    );

    await user.click(await screen.findByRole("link", { name: "Older" }));

    expect(await screen.findByRole("link", { name: "Newest" })).toHaveAttribute("href", "/moderation?state=decided");
    expect(callsOf("CaseQueue").map(({ variables }) => variables)).toEqual([
      { state: "DECIDED", after: "this page" },
      { state: "DECIDED", after: "next page" },
    ]);
  });

  it("says that nothing waits, and that it did not load", async () => {
    open({ CaseQueue: () => says(page([])) });
    expect(await screen.findByRole("heading", { name: "All caught up" })).toBeVisible();
  });

  it("can be loaded again after a failure", async () => {
    let isDown = true;
    const { user } = open({
      CaseQueue: () => (isDown ? refuses("UNAVAILABLE", "Not now") : says(page([caseOf()]))),
    });
    await screen.findByRole("heading", { name: "The cases didn't load" });
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText("Buy now")).toBeVisible();
  });

  it.each(["/moderation", "/moderation/books", "/moderation/log"])(
    "is an address that does not exist to others: %s",
    async (path) => {
      const { callsOf } = open({}, path, false);

      expect(await screen.findByRole("heading", { name: "We can't find this page" })).toBeVisible();
      expect([...callsOf("CaseQueue"), ...callsOf("ModerationLog")]).toEqual([]);
    },
  );

  it("lists books that members added, and takes one over", async () => {
    const waiting = [
      {
        ...{ __typename: "AddedBook", id: "b1", title: "My zine", authors: ["Ada"], isbn13: null, pageCount: 64 },
        ...{ createdAt: "2026-03-01T12:00:00.000Z", member: { __typename: "User", id: "u2", name: "Bo" } },
      },
    ];
    const list = () => ({
      booksToReview: {
        __typename: "AddedBookConnection",
        nodes: [...waiting],
        totalCount: waiting.length,
        pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
      },
    });
    const { user, callsOf } = open(
      {
        BookQueue: () => says(list()),
        TakeOverBook: () => {
          waiting.pop();
          return says({ takeOverBook: { __typename: "Book", id: "b1", isInCatalogue: true } });
        },
      },
      "/moderation/books",
    );
    const row = await screen.findByRole("article", { name: "My zine" });
    expect(row).toHaveTextContent("Ada64 pagesAdded by Bo · 2026/03/01");

    await user.click(screen.getByRole("button", { name: "Add to the catalogue" }));

    expect(await screen.findByRole("heading", { name: "No books are waiting" })).toBeVisible();
    expect(callsOf("TakeOverBook")[0]?.variables).toEqual({ id: "b1" });
  });

  it("has a log that says who did what", async () => {
    const entry = {
      ...{ __typename: "ModerationLogEntry", id: "l1", action: "case.decided", details: "HIDE NONE" },
      ...{ createdAt: "2026-03-01T12:00:00.000Z", actorId: "u9", actorName: "Mara", memberId: "u2", memberName: "Bo" },
      caseId: "c1",
    };
    const pageInfo = { __typename: "PageInfo", endCursor: null, hasNextPage: false };
    const log = { __typename: "ModerationLogConnection", nodes: [entry], pageInfo, totalCount: 1 };
    open({ ModerationLog: () => says({ moderationLog: log }) }, "/moderation/log");

    expect(await screen.findByText("Mara")).toBeVisible();
    expect(screen.getByText(/decided a case/)).toHaveTextContent("Mara decided a case: Bo");
    expect(screen.getByText(/text hidden$/)).toBeVisible();
    expect(screen.getByRole("link", { name: "See the case" })).toHaveAttribute("href", "/moderation/cases/c1");
  });
});
