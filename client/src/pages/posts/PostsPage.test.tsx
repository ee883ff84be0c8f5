import { act, screen, waitFor, within } from "@testing-library/react";
import { of, Subject } from "rxjs";
import { refuses, says } from "../../testing/fakeService";
import { ada, post, listOf, type Answers, openPage } from "../../testing/postsPage";

const cards = () => within(screen.getByRole("region", { name: "Groups" })).queryAllByRole("article");

afterEach(() => vi.useRealTimers());

describe("the groups page", () => {
  it("shows who started each group and when, and lets only its author delete it", async () => {
    const own = post("p1", { author: ada, viewerCanDelete: true });
    openPage({ Posts: () => says(listOf([own, post("p2")])) });

    await screen.findByText("Circle p1");
    const [mine, theirs] = cards();

    expect(mine).toHaveTextContent("Group started on 2026/03/05");
    expect(within(mine!).getByRole("button", { name: "Delete" })).toBeVisible();
    expect(within(theirs!).queryByRole("button", { name: "Delete" })).not.toBeInTheDocument();
    expect(within(theirs!).getByRole("link", { name: "Ben Okafor" })).toHaveAttribute("href", "/profile/u2");
    expect(within(theirs!).getByRole("link", { name: "Join Group 1 reply" })).toHaveAttribute("href", "/posts/p2");
  });

  it("M27 offers another try when the list alone failed, and nothing else of the answer", async () => {
    const failure = { message: "Not now", path: ["posts"], extensions: { code: "UNAVAILABLE" } };
    openPage({ Posts: () => of({ data: { posts: null }, errors: [failure] }) });

    expect(await screen.findByRole("heading", { name: "The groups didn't load" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  });

  it("M30 takes a group away that its author deletes, and fills its place", async () => {
    let shown = [post("p1"), post("p2")];
    const deleted = new Subject<{ data: Record<string, unknown> }>();
    const { callsOf } = openPage({ Posts: () => says(listOf(shown)), PostDeleted: () => deleted as never });
    await screen.findByText("Circle p1");
    await waitFor(() => expect(callsOf("PostDeleted")).not.toHaveLength(0));

    vi.useFakeTimers();
    act(() => deleted.next({ data: { postDeleted: "p1" } }));
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(callsOf("Posts")).toHaveLength(1);
    expect(screen.queryByText("Circle p1")).not.toBeInTheDocument();
    shown = [post("p2"), post("p3")];
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    vi.useRealTimers();

    expect(await screen.findByText("Circle p3")).toBeVisible();
    expect(screen.queryByText("Circle p1")).not.toBeInTheDocument();
  });

  it("invites the first person", async () => {
    openPage({ Posts: () => says(listOf([])) });

    expect(await screen.findByRole("heading", { name: "No groups yet" })).toBeVisible();
  });

  it("leads from a page beyond the last to the last", async () => {
    const answers: Answers = {
      Posts: ({ page }) => says(listOf(page === 2 ? [post("p4")] : [], 4)),
    };
    const { history } = openPage(answers, "/posts?page=9");

    expect(await screen.findByText("Circle p4")).toBeVisible();
    expect(history.location.search).toBe("?page=2");
  });

  it("says what failed and asks again", async () => {
    let isDown = true;
    const { user } = openPage({
      Posts: () => (isDown ? refuses("INTERNAL", "secret trace") : says(listOf([post("p1")]))),
    });

    await screen.findByRole("heading", { name: "The groups didn't load" });
    expect(screen.queryByText(/secret trace/)).not.toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText("Circle p1")).toBeVisible();
  });
});
