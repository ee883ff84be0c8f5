import { screen, within } from "@testing-library/react";
import { refuses, says } from "../../testing/fakeService";
import { ada, commented, content, foreignGroup, group, openPage } from "../../testing/postPage";

const post = { Post: () => says({ post: content }), Comments: () => says({ post: commented }) };
const member = { ...group.viewerMembership, id: "m9", role: "MEMBER" };

describe("the members of a group", () => {
  it("B8 are a window with everyone, page by page", async () => {
    const row = (id: string, name: string, role = "MEMBER") => ({
      ...member,
      id,
      role,
      user: { ...ada, id: `u-${id}`, name },
    });
    const pageOf = (nodes: object[], endCursor: string | null) =>
      says({
        group: {
          __typename: "Group",
          id: "p1",
          memberCount: 4,
          members: {
            __typename: "MembershipConnection",
            nodes,
            pageInfo: { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null },
          },
        },
      });
    let more = () => refuses("UNAVAILABLE", "Not now");
    const { user } = openPage({
      ...post,
      Group: () => says({ group: foreignGroup }),
      GroupMembers: ({ after }) => (after ? more() : pageOf([row("a", "Ada", "OWNER")], "c")),
    });

    await user.click(await screen.findByRole("button", { name: "See everyone" }));
    const dialog = within(screen.getByRole("dialog", { name: "4 members" }));
    expect(await dialog.findByRole("link", { name: "Ada" })).toBeVisible();
    expect(dialog.getByText("Owner")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: /Show more/ }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Not now");
    more = () => pageOf([row("b", "Ben")], null);
    await user.click(dialog.getByRole("button", { name: /Show more/ }));

    expect(await dialog.findByRole("link", { name: "Ben" })).toBeVisible();
    expect(dialog.getByRole("link", { name: "Ada" })).toBeVisible();
    expect(dialog.queryByRole("button", { name: /Show more/ })).not.toBeInTheDocument();
  });
});

describe("the title of a group's page", () => {
  it("X1 is its name, also in the tab, with a link to who started it below", async () => {
    openPage({
      ...post,
      Group: () => says({ group: { ...foreignGroup, name: "Friday finish", title: "Friday finish" } }),
    });

    expect(await screen.findByRole("heading", { level: 1, name: "Friday finish" })).toBeVisible();
    expect(document.title).toBe("Friday finish · Study Circle");
    expect(screen.getByText(/^started by/)).toHaveTextContent(`started by ${ada.name}`);
  });
});

describe("N10 who was removed from a group", () => {
  const removed = { ...foreignGroup, viewerIsRemoved: true, viewerCanJoin: false, viewerCanComment: false };

  it("reads an open discussion, and why they can neither reply nor join", async () => {
    openPage({ ...post, Group: () => says({ group: removed }) });

    expect(await screen.findByRole("region", { name: "You were removed from this group" })).toHaveTextContent(
      "You can still read what everyone can. Its owner or a moderator can let you back in.",
    );
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.queryByText(/full/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Join|Ask/ })).not.toBeInTheDocument();
    expect(screen.getByText(/No replies yet|Nobody has replied/i)).toBeVisible();
  });

  it("sees instead of the members' discussion that they were removed", async () => {
    openPage({ ...post, Group: () => says({ group: { ...removed, visibility: "ON_REQUEST" } }) });

    expect(await screen.findByRole("region", { name: "You were removed from this group" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Ask/ })).not.toBeInTheDocument();
  });
});
