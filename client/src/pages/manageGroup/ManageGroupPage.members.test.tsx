import { screen, waitFor, within } from "@testing-library/react";
import { says } from "../../testing/fakeService";
import { ben, group, member, members, openPage, owner, people } from "../../testing/manageGroupPage";

describe("managing the members of a group", () => {
  it("B3 removes a member after a question that names them, and lets them back in", async () => {
    let removed: object[] = [];
    const { user, callsOf } = openPage({
      ManagedGroup: () => says({ group: { ...group, removedMembers: people(removed) } }),
      RemoveMember: () => says({ removeMember: { ...group, version: 2, memberCount: 1 } }),
      ReadmitMember: () => says({ readmitMember: { ...group, version: 3, memberCount: 2 } }),
    });
    await user.click(await screen.findByRole("button", { name: "Remove Ben Okafor" }));
    expect(screen.queryByRole("button", { name: "Remove Ada Quist" })).not.toBeInTheDocument();

    removed = [member("m2", "Ben Okafor", "MEMBER", "REMOVED")];
    const dialog = within(screen.getByRole("dialog", { name: "Remove Ben Okafor from the group?" }));
    await user.click(dialog.getByRole("button", { name: "Remove member" }));
    await user.click(await screen.findByRole("button", { name: "Let back in Ben Okafor" }));

    expect(await screen.findByText("Ben Okafor is back in the group.")).toBeVisible();
    expect(callsOf("RemoveMember")[0]?.variables).toEqual({ input: { groupId: "p1", userId: "u-m2" } });
    expect(callsOf("ReadmitMember")[0]?.variables).toEqual({ input: { groupId: "p1", userId: "u-m2" } });
  });

  it("B6 makes a member a moderator and takes that back, and the list says so", async () => {
    let role = "MEMBER";
    const { user, callsOf } = openPage({
      GroupMembers: () => says({ group: { ...members, members: { ...members.members, nodes: [owner, ben(role)] } } }),
      SetMemberRole: ({ input }) => {
        role = (input as { role: string }).role;
        return says({ setMemberRole: { ...group, version: 2 } });
      },
    });

    await user.click(await screen.findByRole("button", { name: "Make moderator Ben Okafor" }));
    expect(await screen.findByText("Ben Okafor is a moderator now.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Make moderator Ada Quist" })).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "End moderator role Ben Okafor" }));

    expect(await screen.findByRole("button", { name: "Make moderator Ben Okafor" })).toBeVisible();
    expect(callsOf("SetMemberRole").map(({ variables }) => variables)).toEqual(
      ["MODERATOR", "MEMBER"].map((next) => ({ input: { groupId: "p1", userId: "u-m2", role: next } })),
    );
  });

  it("B6 hands the group over after a question, and leads to the group, which the viewer no longer manages", async () => {
    const { user, callsOf, history } = openPage({
      HandOverGroup: () => says({ handOverGroup: { ...group, version: 2, viewerCanManage: false } }),
    });
    await user.click(await screen.findByRole("button", { name: "Hand over to Ben Okafor" }));

    const dialog = within(screen.getByRole("dialog", { name: "Hand the group over to Ben Okafor?" }));
    expect(callsOf("HandOverGroup")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Hand over the group" }));

    await waitFor(() => expect(history.location.pathname).toBe("/posts/p1"));
    expect(callsOf("HandOverGroup")[0]?.variables).toEqual({ input: { groupId: "p1", userId: "u-m2" } });
  });

  it("B6 offers moderators to remove members, and no roles", async () => {
    openPage({ ManagedGroup: () => says({ group: { ...group, viewerCanChange: false } }) });

    expect(await screen.findByRole("button", { name: "Remove Ben Okafor" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /moderator|Hand over/ })).not.toBeInTheDocument();
  });

  it("N22 removes a member whom a block hides, by the id of the membership", async () => {
    const hidden = { ...ben("MEMBER"), user: null };
    const { user, callsOf } = openPage({
      GroupMembers: () => says({ group: { ...members, members: { ...members.members, nodes: [owner, hidden] } } }),
      RemoveMember: () => says({ removeMember: { ...group, version: 2, memberCount: 1 } }),
    });

    await user.click(await screen.findByRole("button", { name: "Remove a member whom you don't see" }));
    expect(screen.getByText(/one of you blocked the other/)).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Remove member" }));

    await waitFor(() =>
      expect(callsOf("RemoveMember")[0]?.variables).toEqual({ input: { groupId: "p1", userId: "m2" } }),
    );
    expect(screen.queryByRole("button", { name: /moderator|Hand over/ })).not.toBeInTheDocument();
  });
});
