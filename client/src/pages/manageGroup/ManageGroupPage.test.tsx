import { act, screen, waitFor, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { refuses, says } from "../../testing/fakeService";
import { group, openPage } from "../../testing/manageGroupPage";
import { ada } from "../../testing/postPage";
import { forgetDrafts } from "../../ui/forms/draftStore";

afterEach(() => act(forgetDrafts));

describe("managing a group", () => {
  it("B8 changes what it says of itself", async () => {
    const { user, callsOf } = openPage({
      UpdateGroup: () =>
        says({ updateGroup: { ...group, version: 2, title: "Algebra", tags: ["proofs", "evenings"] } }),
    });

    await user.type(await screen.findByRole("textbox", { name: "Group title (optional)" }), "Algebra");
    await user.selectOptions(screen.getByRole("combobox", { name: "Interest" }), "Coding");
    await user.type(screen.getByRole("textbox", { name: "Tags (optional)" }), "proofs, , evenings");
    await user.type(screen.getByRole("spinbutton", { name: "Places (optional)" }), "12");
    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(await screen.findByText("Your group was updated.")).toBeVisible();
    const input = {
      title: "Algebra",
      interest: "CODING",
      tags: ["proofs", "evenings"],
      capacity: 12,
    };
    expect(callsOf("UpdateGroup")[0]?.variables).toEqual({ input: { groupId: "p1", ...input } });
  });

  it("B6 sends only what was changed, so that settings from another tab stay", async () => {
    const elsewhere = { ...group, version: 2, visibility: "PRIVATE" };
    const { user, callsOf } = openPage({
      RemoveMember: () => says({ removeMember: elsewhere }),
      UpdateGroup: () => says({ updateGroup: { ...elsewhere, version: 3, title: "Algebra" } }),
    });
    await user.click(await screen.findByRole("button", { name: "More actions for Ben Okafor" }));
    await user.click(screen.getByRole("menuitem", { name: "Remove" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove member" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

    await user.type(screen.getByRole("textbox", { name: "Group title (optional)" }), "Algebra");
    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(await screen.findByText("Your group was updated.")).toBeVisible();
    expect(callsOf("UpdateGroup")[0]?.variables).toEqual({ input: { groupId: "p1", title: "Algebra" } });
    expect(screen.getByRole("radio", { name: /Private/ })).toBeChecked();
  });

  it("is the page of an unknown group at an address that can be no group's", async () => {
    openPage({
      ManagedGroup: () => refuses("BAD_USER_INPUT", "id is not an id", [{ field: "id", message: "not an id" }]),
    });

    expect(await screen.findByRole("heading", { name: "We can't find this group" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to the groups" })).toHaveAttribute("href", "/groups");
    expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  });

  it("C6 shows what was typed to nobody else at this browser", async () => {
    const { user, unmount } = openPage();
    await user.type(await screen.findByRole("textbox", { name: "Group title (optional)" }), "Ada's secret");
    unmount();

    openPage({ Me: () => says({ me: { ...ada, id: "u2", name: "Ben Okafor" } }) });

    expect(await screen.findByRole("textbox", { name: "Group title (optional)" })).toHaveValue("");
  });

  it("B1 says beside the field how many members there are, when the places would be fewer", async () => {
    const message = "The group has 6 members. Its capacity cannot be lower.";
    const { user } = openPage({
      UpdateGroup: () => refuses("BAD_USER_INPUT", message, [{ field: "input.capacity", message }]),
    });

    await user.type(await screen.findByRole("spinbutton", { name: "Places (optional)" }), "3");
    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole("spinbutton", { name: "Places (optional)" })).toHaveAccessibleDescription(/6 members/);
  });

  it("B6 says what a change of who may join brings, before it is made", async () => {
    const { user, callsOf } = openPage({ ManagedGroup: () => says({ group: { ...group, visibility: "PRIVATE" } }) });

    await user.click(await screen.findByRole("radio", { name: /Open to everyone/ }));
    await user.click(screen.getByRole("button", { name: "Save" }));

    const dialog = within(screen.getByRole("dialog", { name: "Change who can join?" }));
    expect(dialog.getByText(/Everyone will be able to read the discussion/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(callsOf("UpdateGroup")).toEqual([]);
  });

  it("B1 admits no more of those who asked than there are places, also those being added", async () => {
    const asked = { ...group.joinRequests, totalCount: 5 };
    const full = { ...group, visibility: "ON_REQUEST", capacity: 2, memberCount: 2, joinRequests: asked };
    const { user } = openPage({ ManagedGroup: () => says({ group: full }) });
    await user.click(await screen.findByRole("radio", { name: /Open to everyone/ }));
    const save = screen.getByRole("button", { name: "Save" });

    await user.click(save);
    expect(screen.getByRole("dialog")).not.toHaveTextContent("who asked");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
    const places = screen.getByRole("spinbutton", { name: "Places (optional)" });
    await user.clear(places);
    await user.type(places, "5");
    await user.click(save);

    expect(screen.getByRole("dialog")).toHaveTextContent("3 people who asked will join now");
  });

  it("B3 shows the invitation link, and replaces it after a question", async () => {
    const renewed = { __typename: "Group", id: "p1", version: 2, inviteCode: "xyz" };
    const { user } = openPage({ RenewGroupInvite: () => says({ renewGroupInvite: renewed }) });
    expect(await screen.findByRole("textbox", { name: "Link" })).toHaveValue("http://localhost/join/abc");

    await user.click(screen.getByRole("button", { name: "Make a new link" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Make a new link" }));

    expect(await screen.findByDisplayValue("http://localhost/join/xyz")).toBeVisible();
  });

  it("B6 is for its owner and moderators: others read that it is not theirs", async () => {
    openPage({ ManagedGroup: () => says({ group: { ...group, viewerCanManage: false } }) });

    expect(await screen.findByRole("heading", { name: "You can't manage this group" })).toBeVisible();
  });

  it("B6 shows a moderator members and the link, but not what only the owner changes", async () => {
    openPage({ ManagedGroup: () => says({ group: { ...group, viewerCanChange: false } }) });

    expect(await screen.findByRole("textbox", { name: "Link" })).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Group title (optional)" })).not.toBeInTheDocument();
  });

  it("M43 keeps the place of its form until it is known who is signed in", async () => {
    const me = new Subject();
    const { callsOf } = openPage({ Me: () => me as ReturnType<typeof says> });
    await waitFor(() => expect(callsOf("ManagedGroup")).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByText("Loading what this group is about")).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Members" })).not.toBeInTheDocument();

    me.next({ data: { me: ada } });
    me.complete();

    expect(await screen.findByRole("button", { name: "Save" })).toBeVisible();
    expect(screen.queryByText("Loading what this group is about")).not.toBeInTheDocument();
  });

  it("C6 offers to try again when it does not load", async () => {
    let answer = () => refuses("UNAVAILABLE", "Not now");
    const { user } = openPage({ ManagedGroup: () => answer() });
    await screen.findByRole("heading", { name: "The group's details didn't load" });

    answer = () => says({ group });
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("textbox", { name: "Link" })).toBeVisible();
  });
});
