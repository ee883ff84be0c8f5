import { screen, within } from "@testing-library/react";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { BookModal } from "./BookModal";

const ada = { __typename: "User", id: "u1", name: "Ada", avatar: "/avatars/u1", isModerator: false, isAdmin: false };
const known = {
  ...{ __typename: "Book" as const, id: "b1", title: "Stars for Beginners", subtitle: null, authors: ["Ines Prado"] },
  ...{ description: "", categories: [], publishedYear: 2001, pageCount: 120, cover: null },
};
const group = { __typename: "Group", id: "g1", title: "Evenings", post: { __typename: "Post", id: "g1", text: "Hi" } };

async function open(answers: Parameters<typeof fakeService>[0]) {
  localStorage.setItem("token", "t1");
  const service = fakeService({
    Me: () => says({ me: ada }),
    BookShelf: () => says({ book: { __typename: "Book", id: "b1", viewerShelved: null } }),
    ...answers,
  });
  const element = <BookModal id="b1" known={known} onOpen={() => undefined} onClose={() => undefined} />;
  const { user } = renderPage([{ path: "/", element }], { link: service.link });
  const dialog = within(await screen.findByRole("dialog", { name: "Stars for Beginners" }));
  return { user, dialog };
}

describe("the window of a book", () => {
  it("says itself that the book could not be put on a shelf", async () => {
    const { user, dialog } = await open({ ShelveBook: () => refuses("RATE_LIMITED", "Slow down") });

    await user.click(await dialog.findByRole("button", { name: "Want to read" }));

    expect(await dialog.findByRole("alert")).toHaveTextContent("Slow down");
  });

  it("says itself that the book is shared", async () => {
    const { user, dialog } = await open({
      GroupsToShareWith: () =>
        says({
          myGroups: {
            __typename: "GroupConnection",
            nodes: [group],
            pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
          },
        }),
      ShareBook: () => says({ shareBook: null }),
    });

    await user.click(await dialog.findByRole("button", { name: /^Share/ }));
    await user.type(await screen.findByRole("textbox", { name: /^What would/ }), "Chapter two first");
    await user.click(screen.getByRole("button", { name: "Share the book" }));

    expect(await dialog.findByText("Book Shared")).toBeVisible();
  });
});
