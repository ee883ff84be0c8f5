import { act, screen, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { says } from "../../testing/fakeService";
import { ada, commented, content, noAnswers, noComments, openPage, unedited } from "../../testing/postPage";

const book = (title: string, authors: string[]) => ({
  __typename: "Book",
  id: "b1",
  title,
  authors,
  categories: ["Astronomy"],
  cover: null,
});
const comment = (id: string, shared: object | null) => ({
  __typename: "Comment",
  id,
  text: "Start with chapter two.",
  createdAt: "2026-03-05T12:01:00.000Z",
  ...{ ...unedited, ...noAnswers, version: 1, viewerCanDelete: false, viewerCanRemove: false },
  author: { ...ada, id: "u2", name: "Bo Tan" },
  book: shared,
  foldedText: null,
  mentions: [],
  pictures: [],
});
const thread = (...nodes: object[]) => ({
  ...commented,
  commentCount: nodes.length,
  threads: { ...noComments, nodes },
});

describe("D6 a book that was shared in a discussion", () => {
  it("has a card with its cover, title and authors, which leads to its page", async () => {
    openPage({
      Post: () => says({ post: content }),
      Comments: () => says({ post: thread(comment("c1", book("Stars for Beginners", ["Ines Prado"]))) }),
    });

    const card = await screen.findByRole("link", { name: "Stars for Beginners Ines Prado" });
    expect(card).toHaveAttribute("href", "/books/b1");
    expect(within(card).getAllByText("Stars for Beginners")).toHaveLength(2); // once on the drawn cover
    expect(screen.getByText("Start with chapter two.")).toBeVisible();
  });

  it("keeps the direction of writing of its title, and says so when nobody knows who wrote it", async () => {
    openPage({
      Post: () => says({ post: content }),
      Comments: () => says({ post: thread(comment("c1", book("علم الفلك", []))) }),
    });

    const card = await screen.findByRole("link", { name: "علم الفلك Author unknown" });
    for (const title of within(card).getAllByText("علم الفلك")) expect(title).toHaveAttribute("dir", "auto");
  });

  it("comes with the comment that arrives live, and no card with words alone", async () => {
    const events = new Subject<{ data: Record<string, unknown> }>();
    openPage({
      Post: () => says({ post: content }),
      Comments: () => says({ post: thread(comment("c1", null)) }),
      CommentAdded: () => events as never,
    });
    await screen.findByText("Start with chapter two.");
    expect(screen.queryByRole("link", { name: /Ines Prado/ })).not.toBeInTheDocument();

    const post = { __typename: "Post", id: "p1", version: 2, commentCount: 2 };
    const added = { ...comment("c2", book("Stars for Beginners", ["Ines Prado"])), post };
    act(() => events.next({ data: { commentAdded: added } }));

    expect(await screen.findByRole("link", { name: /Ines Prado/ })).toBeVisible();
  });
});
