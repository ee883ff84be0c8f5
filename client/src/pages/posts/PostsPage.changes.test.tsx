import { act, screen, waitFor, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { refuses, says } from "../../testing/fakeService";
import { ada, ben, post, listOf, openPage } from "../../testing/postsPage";

const cards = () => within(screen.getByRole("region", { name: "Groups" })).queryAllByRole("article");

describe("starting a group", () => {
  it("M49 keeps the text and says once, beside it, what is wrong", async () => {
    const problem = { field: "input.text", message: "Text is required" };
    const { user } = openPage({
      Posts: () => says(listOf([])),
      CreatePost: () => refuses("BAD_USER_INPUT", "Bad input", [problem]),
    });

    await user.click(await screen.findByRole("button", { name: "Now start your group" }));
    await user.type(await screen.findByLabelText("Your message"), "  ");
    await user.click(screen.getByRole("button", { name: "Send", hidden: true }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Write a message first");
    expect(screen.getByLabelText("Your message")).toHaveValue("  ");
    expect(screen.getByLabelText("Your message")).toHaveAccessibleDescription(/Write a message first/);
  });

  it("sends the same text again under the same mark, and another text under another", async () => {
    const { user, callsOf } = openPage({
      Posts: () => says(listOf([])),
      CreatePost: () => refuses("UNAVAILABLE", "Not now"),
    });
    const marks = () =>
      callsOf("CreatePost").map(({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey);
    const send = async () => user.click(screen.getByRole("button", { name: "Send", hidden: true }));

    await user.type(await screen.findByLabelText("Your message"), "Chess");
    await send();
    await screen.findByRole("alert");
    await send();
    await screen.findAllByRole("alert");
    await user.type(screen.getByLabelText("Your message"), "!");
    await send();

    const [first, second, third] = marks();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe("liking", () => {
  it("is taken back with a word when the service refuses", async () => {
    const { user } = openPage({
      Posts: () => says(listOf([post("p1")])),
      LikePost: () => refuses("NOT_FOUND", "Post not found"),
    });

    const like = await screen.findByRole("button", { name: "Like" });
    await user.click(like);

    expect(await screen.findByRole("alert")).toHaveTextContent("This group is no longer here.");
    expect(like).toHaveAttribute("aria-pressed", "false");
    expect(like).toHaveAccessibleDescription("4 likes");
  });
});

describe("new groups", () => {
  it("are counted when others start them, and shown on request", async () => {
    const events = new Subject<object>();
    let nodes = [post("p1")];
    const { user, callsOf } = openPage({
      Posts: () => says(listOf(nodes)),
      PostAdded: () => events,
    });
    await screen.findByText("Circle p1");
    await waitFor(() => expect(callsOf("PostAdded")).not.toHaveLength(0));
    const announce = (id: string, author: object) =>
      act(() => events.next({ data: { postAdded: { __typename: "Post", id, author } } }));

    announce("p2", ada);
    announce("p3", ben);
    announce("p3", ben);

    const show = await screen.findByRole("button", { name: "Show 1 new group" });
    expect(cards()).toHaveLength(1);
    nodes = [post("p3"), post("p1")];
    await user.click(show);
    expect(await screen.findByText("Circle p3")).toBeVisible();
    expect(screen.queryByRole("button", { name: /new group/ })).not.toBeInTheDocument();
  });

  it("are no longer announced once shown, although one that moderators brought back is not the newest", async () => {
    const events = new Subject<object>();
    let nodes = [post("p2")];
    const { user, callsOf } = openPage({ Posts: () => says(listOf(nodes)), PostAdded: () => events });
    await screen.findByText("Circle p2");
    await waitFor(() => expect(callsOf("PostAdded")).not.toHaveLength(0));
    act(() => events.next({ data: { postAdded: { __typename: "Post", id: "p1", author: ben } } }));
    nodes = [post("p2"), post("p1")];

    await user.click(await screen.findByRole("button", { name: "Show 1 new group" }));

    expect(await screen.findByText("Circle p1")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: /new group/ })).not.toBeInTheDocument());
  });

  it("leave what is shown in place when they cannot be fetched", async () => {
    const events = new Subject<object>();
    let isDown = false;
    const { user, callsOf } = openPage({
      Posts: () => (isDown ? refuses("UNAVAILABLE", "Not now") : says(listOf([post("p1")]))),
      PostAdded: () => events,
    });
    await screen.findByText("Circle p1");
    await waitFor(() => expect(callsOf("PostAdded")).not.toHaveLength(0));
    act(() => events.next({ data: { postAdded: { __typename: "Post", id: "p2", author: ben } } }));

    isDown = true;
    await user.click(await screen.findByRole("button", { name: "Show 1 new group" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Not now");
    expect(screen.getByText("Circle p1")).toBeVisible();
    expect(screen.getByRole("button", { name: "Show 1 new group" })).toBeVisible();
  });
});
