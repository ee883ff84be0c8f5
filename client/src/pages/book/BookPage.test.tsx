import { screen, waitFor, within } from "@testing-library/react";
import { says } from "../../testing/fakeService";
import { book, group, openPage, shelved } from "../../testing/bookPage";

const reader = {
  __typename: "BookReader",
  id: "s2",
  shelf: "DONE",
  rating: 4,
  user: { __typename: "User", id: "u2", name: "Bo", avatar: "/avatars/u2" },
};

describe("D6 the page of a book", () => {
  it("shows the description, buddies who read it, and groups that speak of it", async () => {
    openPage({ BookPage: () => says({ book: book({ readers: [reader], groups: [group] }) }) });

    expect(await screen.findByRole("heading", { level: 1, name: "Stars for Beginners" })).toBeVisible();
    expect(screen.getByText("Where to look, and when.")).toBeVisible();
    const readers = await screen.findByRole("region", { name: "Buddies who read it" });
    expect(within(readers).getByRole("link", { name: "Bo" })).toHaveAttribute("href", "/profile/u2");
    expect(readers).toHaveTextContent("has read it, gave it 4 of 5");
    const groups = screen.getByRole("region", { name: "Groups that talk about it" });
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
    await user.click(screen.getByRole("radio", { name: "5 stars" }));
    await waitFor(() => expect(screen.getByRole("radio", { name: "5 stars" })).toBeChecked());
    await user.click(reading);

    await waitFor(() => expect(reading).toHaveAttribute("aria-pressed", "false"));
    expect(callsOf("ShelveBook")[0]?.variables).toEqual({ input: { bookId: "b1", shelf: "READING" } });
    expect(callsOf("RateBook")[0]?.variables).toEqual({ input: { bookId: "b1", rating: 5 } });
  });

  it("shows a guest the book and no shelf", async () => {
    openPage({ BookPage: () => says({ book: book() }) }, false);

    expect(await screen.findByText("Where to look, and when.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Want to read" })).not.toBeInTheDocument();
    expect(screen.queryByText("Buddies who read it")).not.toBeInTheDocument();
  });

  it("says that an unknown book is not there, and where to find others", async () => {
    openPage({ BookPage: () => says({ book: null }) });

    expect(await screen.findByText("This book isn't in our catalogue any more.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Find another book" })).toHaveAttribute("href", "/learnings");
  });
});
