import { screen, waitFor, within } from "@testing-library/react";
import { says } from "../../testing/fakeService";
import { ben, group, member, members, openPage, owner, people } from "../../testing/manageGroupPage";

type User = ReturnType<typeof openPage>["user"];

const menuOf = (name: string | RegExp) => screen.findByRole("button", { name });
const choose = async (user: User, name: string | RegExp, action: string) => {
  await user.click(await menuOf(name));
  await user.click(screen.getByRole("menuitem", { name: action }));
};
const bens = /^More actions for .?Ben Okafor/;

describe("managing the members of a group", () => {
  it("B3 removes a member after a question that names them, and lets them back in", async () => {
    let removed: object[] = [];
    const { user, callsOf } = openPage({
      ManagedGroup: () => says({ group: { ...group, removedMembers: people(removed) } }),
      RemoveMember: () => says({ removeMember: { ...group, version: 2, memberCount: 1 } }),
      ReadmitMember: () => says({ readmitMember: { ...group, version: 3, memberCount: 2 } }),
    });
    await choose(user, bens, "Remove");
    expect(screen.queryByRole("button", { name: /^More actions for .?Ada Quist/ })).not.toBeInTheDocument();

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

    await choose(user, bens, "Make moderator");
    expect(await screen.findByText("Ben Okafor is a moderator now.")).toBeVisible();
    await choose(user, bens, "End moderator role");

    await waitFor(() => expect(callsOf("SetMemberRole")).toHaveLength(2));
    await user.click(await menuOf(bens));
    expect(await screen.findByRole("menuitem", { name: "Make moderator" })).toBeVisible();
    expect(callsOf("SetMemberRole").map(({ variables }) => variables)).toEqual(
      ["MODERATOR", "MEMBER"].map((next) => ({ input: { groupId: "p1", userId: "u-m2", role: next } })),
    );
  });

  it("B6 hands the group over after a question, and leads to the group, which the viewer no longer manages", async () => {
    const { user, callsOf, history } = openPage({
      HandOverGroup: () => says({ handOverGroup: { ...group, version: 2, viewerCanManage: false } }),
    });
    await choose(user, bens, "Hand over");

    const dialog = within(screen.getByRole("dialog", { name: "Hand the group over to Ben Okafor?" }));
    expect(callsOf("HandOverGroup")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Hand over the group" }));

    await waitFor(() => expect(history.location.pathname).toBe("/posts/p1"));
    expect(callsOf("HandOverGroup")[0]?.variables).toEqual({ input: { groupId: "p1", userId: "u-m2" } });
  });

  it("B6 offers moderators to remove members, and no roles", async () => {
    const { user } = openPage({ ManagedGroup: () => says({ group: { ...group, viewerCanChange: false } }) });

    await user.click(await menuOf(bens));
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Remove"]);
  });

  it("N22 removes a member whom a block hides, by the id of the membership", async () => {
    const hidden = { ...ben("MEMBER"), user: null };
    const { user, callsOf } = openPage({
      GroupMembers: () => says({ group: { ...members, members: { ...members.members, nodes: [owner, hidden] } } }),
      RemoveMember: () => says({ removeMember: { ...group, version: 2, memberCount: 1 } }),
    });

    await user.click(await menuOf(/a member whom you don't see/));
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Remove"]);
    await user.click(screen.getByRole("menuitem", { name: "Remove" }));
    expect(screen.getByText(/one of you blocked the other/)).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Remove member" }));

    await waitFor(() =>
      expect(callsOf("RemoveMember")[0]?.variables).toEqual({ input: { groupId: "p1", userId: "m2" } }),
    );
  });
});
