import { act, fireEvent, screen, within } from "@testing-library/react";
import { says } from "../../testing/fakeService";
import { ada, listOf, openPage, post } from "../../testing/postsPage";

const own = post("p1", { author: ada, viewerCanDelete: true, commentCount: 2 });
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const cards = () => screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

async function open() {
  let isDeleted = false;
  const page = openPage({
    Posts: () => says(isDeleted ? listOf([post("p2")]) : listOf([own, post("p2")])),
    DeletePost: () => {
      isDeleted = true;
      return says({ deletePost: "p1" });
    },
  });
  await screen.findByRole("heading", { name: "Circle p1" });
  vi.useFakeTimers();
  return page;
}

function remove() {
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = within(screen.getByRole("dialog", { name: "Delete this group?" }));
  expect(dialog.getByText(/You can undo this for 8 seconds/)).toBeVisible();
  fireEvent.click(dialog.getByRole("button", { name: "Delete group" }), { detail: 1 });
}

describe("a group that its author deletes", () => {
  afterEach(() => void vi.useRealTimers());

  it("goes at once, and deleting is undone: it is back in its place, with the focus, and nothing was sent", async () => {
    const { callsOf } = await open();
    remove();
    await after(10);
    expect(cards()).toEqual(["Circle p2"]);
    expect(screen.getByText("1 group")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Newest groups" })).toHaveFocus();

    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await after(100);

    expect(cards()).toEqual(["Circle p1", "Circle p2"]);
    expect(screen.getByText("2 groups")).toBeVisible();
    expect(document.activeElement).toHaveTextContent("Circle p1");
    await after(60_000);
    expect(callsOf("DeletePost")).toEqual([]);
  });

  it("is deleted when its alert has gone, and its place is filled", async () => {
    const { callsOf } = await open();
    remove();
    await after(7_900);
    expect(screen.getByText("Post Removed")).toBeVisible();
    expect(callsOf("DeletePost")).toEqual([]);
    await after(200);

    expect(callsOf("DeletePost")).toHaveLength(1);
    expect(callsOf("Posts")).toHaveLength(2);
    expect(cards()).toEqual(["Circle p2"]);
    expect(screen.getByText("1 group")).toBeVisible();
  });
});
