import { screen, within } from "@testing-library/react";
import { refuses, says } from "../../testing/fakeService";
import { commented, content, foreignGroup, group, openPage } from "../../testing/postPage";

beforeEach(() => {
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.spyOn(window, "matchMedia").mockReturnValue(phone as never);
});
afterEach(() => vi.restoreAllMocks());

const answers = {
  Post: () => says({ post: content }),
  HiddenPost: () => says({ post: { __typename: "Post", id: "p1", hiddenBy: null } }),
  Comments: () => says({ post: commented }),
  GroupSessions: () => says({ group: { __typename: "Group", id: "p1", occurrences: [] } }),
  GroupRoom: () => says({ group: { __typename: "Group", id: "p1", room: null } }),
};
const current = async () =>
  within(await screen.findByRole("navigation", { name: "Parts of the group" }))
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map(({ textContent }) => textContent);

describe("X2 a group on a phone", () => {
  it("loads only the part that is shown", async () => {
    const { user, callsOf } = openPage(answers);
    expect(await screen.findByText(/No replies yet/)).toBeVisible();
    expect(await current()).toEqual(["Discussion"]);
    expect([callsOf("GroupSessions"), callsOf("GroupRoom")]).toEqual([[], []]);

    await user.click(screen.getByRole("link", { name: "Sessions" }));
    expect(await screen.findByRole("heading", { name: "Next sessions" })).toBeVisible();
    expect(screen.queryByText(/No replies yet/)).toBeNull();
    await user.click(screen.getByRole("link", { name: "Room" }));
    expect(await screen.findByText("This room is for members of the group")).toBeVisible();
    expect([callsOf("GroupSessions").length, callsOf("GroupRoom").length]).toEqual([1, 1]);
  });

  it("begins at what it is about for who does not belong to it, and reads no notifications there", async () => {
    const { user, callsOf } = openPage({ ...answers, Group: () => says({ group: foreignGroup }) });
    expect(await screen.findByText("Slow reading")).toBeVisible();
    expect(await current()).toEqual(["About"]);
    expect([callsOf("Comments"), callsOf("MarkNotificationsRead")]).toEqual([[], []]);

    await user.click(screen.getByRole("link", { name: "Discussion" }));
    expect(await screen.findByText(/No replies yet/)).toBeVisible();
    expect(callsOf("MarkNotificationsRead")).toHaveLength(1);
  });

  it("leads from the menu of the group to its text, where one edits it", async () => {
    const { user } = openPage({
      ...answers,
      Post: () => says({ post: { ...content, viewerCanEdit: true } }),
      EditedPost: () =>
        says({ post: { __typename: "Post", id: "p1", text: "Slow reading", version: 1, mentions: [], pictures: [] } }),
    });
    await screen.findByText(/No replies yet/);

    await user.click(screen.getByRole("button", { name: "More actions for this group" }));
    await user.click(screen.getByRole("menuitem", { name: "Edit" }));

    expect(await screen.findByRole("textbox", { name: /Text/ })).toHaveValue("Slow reading");
    expect(await current()).toEqual(["About"]);
  });

  it.each(["about", "sessions", "room"])("says in %s that the group did not load, and asks again", async (view) => {
    let isDown = true;
    const Group = () => (isDown ? refuses("UNAVAILABLE", "Not now") : says({ group }));
    const { user } = openPage({ ...answers, Group }, `/posts/p1?view=${view}`);
    expect(await screen.findByText("The group's details didn't load")).toBeVisible();

    isDown = false;
    await user.click(screen.getByRole("button", { name: /Retry/ }));

    const shown = {
      about: "About this group",
      sessions: "Next sessions",
      room: "This room is for members of the group",
    };
    expect(await screen.findByRole("heading", { name: shown[view as keyof typeof shown] })).toBeVisible();
  });

  it("shows the discussion when only the group did not load", async () => {
    openPage({ ...answers, Group: () => refuses("UNAVAILABLE", "Not now") });

    expect(await screen.findByText(/No replies yet/)).toBeVisible();
    expect(await current()).toEqual(["Discussion"]);
  });
});
