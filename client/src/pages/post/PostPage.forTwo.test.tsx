import { screen, within } from "@testing-library/react";
import { says } from "../../testing/fakeService";
import { ada, chooseOfGroup, commented, content, foreignGroup, group, openPage } from "../../testing/postPage";

const buddy = { ...ada, id: "u2", name: "Bo Tan" };
const forTwo = {
  ...group,
  name: "Bo Tan",
  title: "Bo Tan",
  visibility: "PRIVATE",
  capacity: 2,
  memberCount: 2,
  buddy,
  isForTwo: true,
  viewerCanLeave: true,
  viewerCanManage: false,
  viewerCanChange: false,
};
const post = {
  Post: () => says({ post: { ...content, viewerCanDelete: false } }),
  Comments: () => says({ post: commented }),
};

describe("the group of two buddies", () => {
  it("is called by the other's name, is for nobody else, and says what leaving it means", async () => {
    const { user } = openPage({ ...post, Group: () => says({ group: forTwo }) });

    expect(await screen.findByRole("heading", { level: 1, name: "Bo Tan" })).toBeVisible();
    const panel = within(screen.getByRole("region", { name: "About this group" }));
    expect(panel.getByText("Just the two of you")).toBeVisible();
    expect(panel.queryByText("This is your group")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "More actions for this group" }));
    expect(screen.queryByRole("menuitem", { name: "Report this group" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("menuitem", { name: "Leave" }));
    expect(await screen.findByText(/“Study together” brings it back/)).toBeVisible();
  });

  it("N18 says that it is over when the other has deleted the account, and promises no way back", async () => {
    const title = "Your group with a former member";
    const over = { ...forTwo, name: title, title, buddy: null, memberCount: 1, isOver: true };
    const { user } = openPage({ ...post, Group: () => says({ group: over }) });

    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    const panel = within(screen.getByRole("region", { name: "About this group" }));
    expect(panel.getByText("This group is over")).toBeVisible();
    expect(screen.getByText(/nobody would read a reply/)).toBeVisible();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    await chooseOfGroup(user, "Leave");
    expect(await screen.findByText(/disappears for you, with everything/)).toBeVisible();
    expect(screen.queryByText(/invitation/)).not.toBeInTheDocument();
  });

  it("N18 promises no invitation while the other is only away", async () => {
    const { user } = openPage({
      ...post,
      Group: () => says({ group: { ...forTwo, name: "Our place to study together", title: null, buddy: null } }),
    });

    expect(await screen.findByText("Your group of two")).toBeVisible();
    await chooseOfGroup(user, "Leave");
    expect(await screen.findByText(/While you two are buddies/)).toBeVisible();
    expect(screen.queryByText(/invitation/)).not.toBeInTheDocument();
  });
});

describe("C5 the menu of a group", () => {
  it("mutes it at once, and says so", async () => {
    const { user, callsOf } = openPage({
      ...post,
      Group: () => says({ group: { ...group, id: "p1" } }),
      MuteGroup: () => says({ muteGroup: { __typename: "Group", id: "p1", isMuted: true } }),
    });

    await chooseOfGroup(user, "Mute");

    expect(await screen.findByText("You won't get any more notifications about this group.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "More actions for this group" }));
    expect(screen.getByRole("menuitem", { name: "Unmute" })).toBeInTheDocument();
    expect(callsOf("MuteGroup").map(({ variables }) => variables)).toEqual([{ input: { groupId: "p1" } }]);
  });

  it("C17 reports it as a whole, but not one's own", async () => {
    const { user } = openPage({ ...post, Group: () => says({ group: { ...foreignGroup, title: "Algebra" } }) });

    await chooseOfGroup(user, "Report this group");

    expect(await screen.findByRole("dialog", { name: "Report this group" })).toBeVisible();
  });
});
