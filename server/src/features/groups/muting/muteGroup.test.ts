import { codeOf } from "../../../testing/calls/answers";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { notificationCalls } from "../../../testing/calls/notificationCalls";
import { restCall } from "../../../testing/calls/restCall";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { ask, buildTalk, comment, inboxOf, linesOf } = notificationCalls(testApp);
const sessions = sessionCalls(testApp);

const change = (name: "muteGroup" | "unmuteGroup", as: User, groupId: string) =>
  ask(`mutation { ${name}(input: { groupId: "${groupId}" }) { id isMuted } }`, as);
const kindsOf = async (as: User) => {
  const { data } = await ask("{ me { notifications { nodes { kind } } } }", as);
  return data.me.notifications.nodes.map(({ kind }: { kind: string }) => kind) as string[];
};
const listed = async (as: User) =>
  (await ask("{ me { mutedGroups { nodes { id isMuted } totalCount } } }", as)).data.me.mutedGroups;

describe("C5 a muted group", () => {
  it("notifies the member of nothing from then on, and others as before", async () => {
    const { ada, grace, linus, postId } = await buildTalk();
    await comment(linus, postId);
    await testApp().runJobs();
    expect((await inboxOf(ada)).unreadCount).toBe(1);

    expect((await change("muteGroup", ada, postId)).data.muteGroup).toEqual({ id: postId, isMuted: true });
    await comment(grace, postId);
    await testApp().runJobs();

    expect(await linesOf(ada)).toMatchObject([{ count: 1 }]);
    expect(await linesOf(linus)).toMatchObject([{ count: 1 }]);
    await change("unmuteGroup", ada, postId);
    await comment(grace, postId);
    await testApp().runJobs();
    expect(await linesOf(ada)).toMatchObject([{ count: 2 }]);
  });

  it("notifies of no other group less", async () => {
    const { ada, grace, postId } = await buildTalk();
    const other = await buildPost(testApp().db, { authorId: ada.id });
    await change("muteGroup", ada, postId);

    await comment(grace, other.id);
    await testApp().runJobs();

    expect(await linesOf(ada)).toHaveLength(1);
  });

  it("notifies neither of requests to join nor of its sessions", async () => {
    const { ada, groupId, members } = await sessions.circle({ visibility: "ON_REQUEST" }, 1);
    const [bo] = members as [User];
    const plan = await sessions.plan(ada, { groupId });
    const [date] = await sessions.datesOf(plan.id);
    await sessions.answer(bo, date!.id);
    await change("muteGroup", ada, groupId);
    await change("muteGroup", bo, groupId);
    const eve = await buildUser(testApp().db);

    await ask(`mutation { joinGroup(input: { groupId: "${groupId}" }) { id } }`, eve);
    await sessions.send("cancelOccurrence", ada, { occurrenceId: date!.id });
    await testApp().runJobs();

    expect(await kindsOf(ada)).not.toContain("JOIN_REQUEST");
    expect(await kindsOf(bo)).not.toContain("SESSION_CANCELLED");
  });

  it("is muted once however often, over REST too, and is on the member's own list alone", async () => {
    const { ada, grace, postId } = await buildTalk();
    const other = await buildPost(testApp().db);
    await change("muteGroup", ada, postId);
    await change("muteGroup", ada, postId);

    expect((await rest(`PUT /api/posts/${other.id}/muted`, { as: ada })).body).toEqual({ isMuted: true });
    expect(await listed(ada)).toEqual({
      nodes: [
        { id: other.id, isMuted: true },
        { id: postId, isMuted: true },
      ],
      totalCount: 2,
    });
    expect((await rest(`DELETE /api/posts/${other.id}/muted`, { as: ada })).body).toEqual({ isMuted: false });
    expect((await listed(ada)).totalCount).toBe(1);
    const seen = await ask(
      `{ user(id: "${ada.id}") { mutedGroups { totalCount } } group(id: "${postId}") { isMuted } }`,
      grace,
    );
    expect(seen.data).toEqual({ user: { mutedGroups: null }, group: { isMuted: false } });
  });

  it("that the member does not see is absent, from the list too", async () => {
    const { ada, grace, postId } = await buildTalk();
    await change("muteGroup", grace, postId);
    await ask(`mutation { updateGroup(input: { groupId: "${postId}", visibility: PRIVATE }) { id } }`, ada);

    expect(codeOf(await change("muteGroup", grace, postId))).toBe("NOT_FOUND");
    expect((await rest(`PUT /api/posts/${postId}/muted`, { as: grace })).status).toBe(404);
    expect(await listed(grace)).toEqual({ nodes: [], totalCount: 0 });
  });
});
