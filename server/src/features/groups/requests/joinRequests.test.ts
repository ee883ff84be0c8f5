import { codeOf, messageOf } from "../../../testing/calls/answers";
import { groupCalls, notificationLines } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../accounts/users/User";
import { Membership } from "../members/Membership";

const testApp = useTestApp();
const { send, read, scene } = groupCalls(testApp);

const onRequest = (settings: object = {}) => scene({ visibility: "ON_REQUEST", ...settings });
const linesOf = (as: User) => notificationLines(testApp(), as);
const kindsOf = async (as: User) => (await linesOf(as)).notifications.nodes.map(({ kind }) => kind);
const waiting = async (as: User, groupId: string) => {
  const query = `{ group(id: "${groupId}") { joinRequests { nodes { message requestedAt user { id } } totalCount } } }`;
  return (await testApp().graphql(query, {}, { as })).data.group.joinRequests;
};

describe("B2 a group on request", () => {
  it("is asked with a message; the owner is notified, accepts, and the member is notified", async () => {
    const { ada, bo, groupId } = await onRequest({ title: "Algebra" });
    expect(await read(bo, groupId)).toMatchObject({ viewerCanJoin: true, viewerCanComment: false });

    const asked = await send("joinGroup", bo, { groupId, message: "I am new to this" });
    const again = await send("joinGroup", bo, { groupId, message: "Hello?" });

    const request = { role: "MEMBER", state: "REQUESTED", message: "I am new to this" };
    expect(asked.data.joinGroup).toMatchObject({ memberCount: 1, viewerMembership: request, viewerCanJoin: false });
    expect(again.data).toEqual(asked.data);
    expect(await waiting(ada, groupId)).toEqual({
      nodes: [{ message: "I am new to this", requestedAt: expect.any(String), user: { id: bo.id } }],
      totalCount: 1,
    });
    expect((await linesOf(ada)).notifications.nodes).toEqual([
      {
        kind: "JOIN_REQUEST",
        summary: `${bo.name} would like to join “Algebra”`,
        subject: { __typename: "Group", id: groupId },
      },
    ]);

    const { data } = await send("acceptJoinRequest", ada, { groupId, userId: bo.id });

    expect(data.acceptJoinRequest.memberCount).toBe(2);
    expect(await read(bo, groupId)).toMatchObject({
      viewerMembership: { role: "MEMBER", state: "ACTIVE", message: null },
      viewerCanComment: true,
    });
    expect([await kindsOf(ada), await kindsOf(bo)]).toEqual([[], ["JOIN_ACCEPTED"]]);
    expect((await waiting(ada, groupId)).totalCount).toBe(0);
  });

  it("declines with a notification; the member may ask again in 7 days", async () => {
    const { ada, bo, groupId } = await onRequest();
    await send("joinGroup", bo, { groupId });

    const { data } = await send("declineJoinRequest", ada, { groupId, userId: bo.id });
    const tooSoon = await send("joinGroup", bo, { groupId });

    expect(data.declineJoinRequest.memberCount).toBe(1);
    expect(await kindsOf(bo)).toEqual(["JOIN_DECLINED"]);
    expect((await read(bo, groupId)).viewerMembership).toBeNull();
    expect([codeOf(tooSoon), messageOf(tooSoon)]).toEqual(["CONFLICT", expect.stringContaining("ask again from")]);
    const old = new Date(Date.now() - 7 * 86_400_000 - 1_000);
    await testApp().db.update(Membership, { groupId, userId: bo.id }, { createdAt: old });
    expect((await send("joinGroup", bo, { groupId })).data.joinGroup.viewerMembership.state).toBe("REQUESTED");
    expect([await kindsOf(ada), await kindsOf(bo)]).toEqual([["JOIN_REQUEST"], []]);
  });

  it("admits nobody after their request was cancelled or answered", async () => {
    const { ada, bo, eve, groupId } = await onRequest();
    await send("joinGroup", bo, { groupId });
    await send("joinGroup", eve, { groupId });
    await send("cancelJoinRequest", bo, { groupId });

    const cancelled = await send("acceptJoinRequest", ada, { groupId, userId: bo.id });
    const both = await Promise.all(
      ["acceptJoinRequest", "declineJoinRequest"].map((name) => send(name, ada, { groupId, userId: eve.id })),
    );

    expect(codeOf(cancelled)).toBe("CONFLICT");
    expect(both.filter(({ errors }) => errors).map(codeOf)).toEqual(["CONFLICT"]);
    const { memberCount } = await read(ada, groupId);
    expect(await testApp().db.countBy(Membership, { groupId, state: "ACTIVE" as never })).toBe(memberCount);
    expect((await send("cancelJoinRequest", bo, { groupId })).errors).toBeUndefined();
  });

  it("that is full accepts nobody, and the request goes on waiting", async () => {
    const { ada, bo, eve, groupId } = await onRequest({ capacity: 2 });
    for (const as of [bo, eve]) await send("joinGroup", as, { groupId });
    await send("acceptJoinRequest", ada, { groupId, userId: bo.id });

    const answer = await send("acceptJoinRequest", ada, { groupId, userId: eve.id });

    expect(codeOf(answer)).toBe("GROUP_FULL");
    expect(await read(ada, groupId)).toMatchObject({ memberCount: 2 });
    expect((await waiting(ada, groupId)).totalCount).toBe(1);
    await send("leaveGroup", bo, { groupId });
    expect((await send("acceptJoinRequest", ada, { groupId, userId: eve.id })).errors).toBeUndefined();
  });

  it("shows requests, and lets them be answered, to nobody but its owner", async () => {
    const { bo, eve, groupId } = await onRequest();
    await send("joinGroup", bo, { groupId });

    expect(await waiting(eve, groupId)).toBeNull();
    expect(codeOf(await send("acceptJoinRequest", bo, { groupId, userId: bo.id }))).toBe("FORBIDDEN");
    expect(codeOf(await send("declineJoinRequest", eve, { groupId, userId: bo.id }))).toBe("FORBIDDEN");
  });

  it("admits who waits when it is opened, the first first, as far as it has room", async () => {
    const { ada, bo, eve, groupId } = await onRequest({ capacity: 2 });
    await send("joinGroup", bo, { groupId });
    await send("joinGroup", eve, { groupId });

    const { data } = await send("updateGroup", ada, { groupId, visibility: "OPEN" });

    expect(data.updateGroup).toMatchObject({ visibility: "OPEN", memberCount: 2 });
    expect((await read(bo, groupId)).viewerMembership.state).toBe("ACTIVE");
    expect((await read(eve, groupId)).viewerMembership.state).toBe("REQUESTED");
    await send("leaveGroup", bo, { groupId });
    expect(await read(eve, groupId)).toMatchObject({ viewerCanJoin: true });
    expect((await send("joinGroup", eve, { groupId })).data.joinGroup.memberCount).toBe(2);
  });
});
