import { screen, within } from "@testing-library/react";
import { LearningsPage } from "../../../pages/LearningsPage";
import { fakeService, refuses, says } from "../../../testing/fakeService";
import { viewer } from "../../../testing/moderation";
import { renderPage } from "../../../testing/renderPage";

const suggested = (topic: string, title: string) => ({
  __typename: "SuggestedBook",
  topic,
  reason: `Because you learn ${topic}: about ${topic}`,
  book: { __typename: "Book", id: title, title, authors: ["Ines Prado"], categories: [topic], cover: null },
});

const answer = (learning: string[], books: ReturnType<typeof suggested>[], hasProfile = true) =>
  says({
    me: {
      __typename: "User",
      ...{ id: "u1", profile: hasProfile ? { __typename: "Profile", id: "p1" } : null },
    },
    studyWishes: { __typename: "StudyWishes", learning },
    suggestedBooks: books,
  });

type Answers = Parameters<typeof fakeService>[0];

function openPage(SuggestedBooks: Answers[string], { path = "/learnings", isMember = true } = {}) {
  if (isMember) localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: viewer(false) }), SuggestedBooks });
  const routes = [{ path: "/learnings", element: <LearningsPage /> }];
  return { ...service, ...renderPage(routes, { link: service.link, path }) };
}
afterEach(() => localStorage.clear());

const section = () => screen.findByRole("region", { name: "For what you learn" });

describe("X6 books for what a member learns", () => {
  it("name the topic and the reason, and lead to the book's page", async () => {
    openPage(() => answer(["Spanish"], [suggested("Spanish", "Easy Spanish")]));

    const link = await within(await section()).findByRole("link", { name: /Easy Spanish/ });

    expect(link).toHaveTextContent("For Spanish");
    expect(link).toHaveTextContent("Because you learn Spanish: about Spanish");
    expect(link).toHaveAttribute("href", "/books/Easy Spanish");
  });

  it.each([
    [true, "/edit-profile"],
    [false, "/welcome"],
  ])("ask who learns nothing yet to say it, with a profile (%s) in it", async (hasProfile, href) => {
    openPage(() => answer([], [], hasProfile));

    const link = await within(await section()).findByRole("link", { name: "Say what you learn" });

    expect(link).toHaveAttribute("href", href);
  });

  it("say so where nothing is left to suggest", async () => {
    openPage(() => answer(["Xyzzy"], []));

    expect(await within(await section()).findByText(/no more books for what you learn yet/)).toBeVisible();
  });

  it("load again after a failure", async () => {
    let times = 0;
    const { user } = openPage(() =>
      ++times === 1
        ? refuses("INTERNAL", "Something went wrong")
        : answer(["Spanish"], [suggested("Spanish", "Easy Spanish")]),
    );

    await user.click(await within(await section()).findByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("link", { name: /Easy Spanish/ })).toBeVisible();
  });

  it("are not asked for by guests, nor while a goal is answered", async () => {
    const guest = openPage(() => answer([], []), { isMember: false });
    await screen.findByText("What will you learn next?");
    expect(guest.callsOf("SuggestedBooks")).toEqual([]);
    guest.unmount();

    const asking = openPage(() => answer([], []), { path: "/learnings?goal=stars" });
    await screen.findByText("Looking for books");
    expect(asking.callsOf("SuggestedBooks")).toEqual([]);
  });
});
