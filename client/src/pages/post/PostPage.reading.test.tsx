import { screen, waitFor, within } from "@testing-library/react";
import { addDays, dayAt } from "../../shared/time/days";
import { refuses, says } from "../../testing/fakeService";
import { commented, content, openPage } from "../../testing/postPage";

const post = { Post: () => says({ post: content }), Comments: () => says({ post: commented }) };
/** The card comes with its own code. */
const whenLoaded = { timeout: 15_000 };

const week = (number: number, over: object = {}) => ({
  ...{ __typename: "ReadingWeek", week: number, text: `Chapter ${number}`, isRead: false, readCount: 0, readers: [] },
  ...over,
});
/** A plan of which the reader is in the given week. */
const inWeek = (number: number) => ({ startsOn: addDays(dayAt(Date.now()), -7 * (number - 1)) });
const planOf = (weeks: object[], over: object = {}) => ({
  __typename: "Group",
  id: "p1",
  readingPlan: {
    ...{ __typename: "ReadingPlan", id: "r1", title: "Stars", authors: ["Ines Prado"], weeks },
    ...{ viewerCanChange: true, book: null, ...inWeek(2) },
    ...over,
  },
});
const card = async () => within(await screen.findByRole("region", { name: "Reading together" }, whenLoaded));

describe("what a group reads together", () => {
  it("shows the plan with the current week, and ticks a week off at once", async () => {
    const { user, callsOf } = openPage({
      ...post,
      GroupReading: () => says({ group: planOf([week(1), week(2, { readCount: 1 }), week(3)]) }),
      TickReadingWeek: () =>
        says({ tickReadingWeek: planOf([week(1), week(2, { isRead: true, readCount: 2 }), week(3)]) }),
    });
    const plan = await card();
    expect(plan.getByText("Week 2 of 3")).toBeVisible();
    const [, second] = plan.getAllByRole("listitem");
    expect(second).toHaveTextContent("Week 2 · Chapter 2This week1 has read it");

    await user.click(plan.getByRole("checkbox", { name: "Week 2 · Chapter 2" }));

    expect(plan.getByRole("checkbox", { name: "Week 2 · Chapter 2" })).toBeChecked();
    await waitFor(() => expect(second).toHaveTextContent("2 have read it"));
    expect(callsOf("TickReadingWeek")[0]?.variables).toEqual({ input: { groupId: "p1", week: 2, isRead: true } });
  });

  it("shows the weeks around the current one of a long plan, and all of them when asked", async () => {
    const weeks = Array.from({ length: 12 }, (_, index) => week(index + 1));
    const { user } = openPage({ ...post, GroupReading: () => says({ group: planOf(weeks, inWeek(6)) }) });
    const plan = await card();
    const shown = () => plan.getAllByRole("checkbox").map((box) => box.getAttribute("name"));
    expect(shown()).toEqual(["week 5", "week 6", "week 7", "week 8"]);

    await user.click(plan.getByRole("button", { name: "Show all 12 weeks" }));

    expect(shown()).toHaveLength(12);
  });

  it("says when it starts", async () => {
    openPage({ ...post, GroupReading: () => says({ group: planOf([week(1)], inWeek(0)) }) });
    expect((await card()).getByText(/^Starts 20/)).toBeVisible();
  });

  it("says that all weeks are over", async () => {
    openPage({ ...post, GroupReading: () => says({ group: planOf([week(1)], inWeek(2)) }) });
    expect((await card()).getByText("All weeks are over")).toBeVisible();
  });

  it("is planned with a book of one's own shelves, a line for each week", async () => {
    const book = { __typename: "Book", id: "b1", title: "Stars", authors: ["Ines Prado"] };
    const nodes = [{ __typename: "ShelvedBook", id: "s1", book }];
    const shelves = { __typename: "ShelvedBookConnection", nodes };
    const { user, callsOf } = openPage({
      ...post,
      GroupReading: () => says({ group: { __typename: "Group", id: "p1", readingPlan: null } }),
      BooksToRead: () => says({ me: { __typename: "User", id: "u1", shelves } }),
      PlanReading: () => says({ planReading: planOf([week(1), week(2)]) }),
    });
    await user.click(await screen.findByRole("button", { name: "Read a book together" }, whenLoaded));
    const dialog = within(await screen.findByRole("dialog", { name: "Read a book together" }, whenLoaded));
    await user.type(await dialog.findByLabelText(/^What to read each week/), "Chapter 1\n\n Chapter 2 ");
    expect(dialog.getByText(/2 weeks/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Start the plan" }));

    expect((await card()).getByText("Week 2 of 2")).toBeVisible();
    const [call] = callsOf("PlanReading");
    expect(call?.variables).toMatchObject({
      input: { groupId: "p1", bookId: "b1", weeks: ["Chapter 1", "Chapter 2"] },
    });
  });

  it("fails on its own with Retry, and leaves the discussion in place", async () => {
    let isDown = true;
    const { user } = openPage({
      ...post,
      GroupReading: () => (isDown ? refuses("UNAVAILABLE", "Not now") : says({ group: planOf([week(1)]) })),
    });
    const failed = await screen.findByRole("heading", { name: "The reading plan didn't load" }, whenLoaded);
    expect(screen.getByRole("textbox", { name: /Reply/ })).toBeVisible();
    isDown = false;

    const retry = screen.getAllByRole("button", { name: "Retry" }).at(-1);
    await user.click(retry as HTMLElement);

    expect((await card()).getByRole("checkbox", { name: "Week 1 · Chapter 1" })).toBeVisible();
    expect(failed).not.toBeInTheDocument();
  });
});
