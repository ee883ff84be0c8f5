import { codeOf } from "../../../testing/calls/answers";
import { buildBook } from "../../../testing/app/buildBook";
import { buildComment, buildUser } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { about, type Input, ofMember, ofOwner, ofVisitor } from "../../../testing/calls/groupWrites";
import { beforeItWrites, contentOf, inRounds } from "../../../testing/app/races";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import { enterTogether } from "../../rooms/presence/entrances";
import { RoomSeat } from "../../rooms/presence/RoomSeat";
import type { User } from "../../accounts/users/User";
import { Membership } from "./Membership";

const testApp = useTestApp();
const { send } = groupCalls(testApp);
const { plan, datesOf, circle } = sessionCalls(testApp);
const rounds = 20;

/** Ada's group with a moderator, Bo, who has planned a session, and a member, Cy, who wrote something; Di waits or was removed. */
async function scene() {
  const { ada, groupId, members, outsider } = await circle({}, 3);
  const [bo, cy, di] = members as [User, User, User];
  await send("setMemberRole", ada, { groupId, userId: bo.id, role: "MODERATOR" });
  const session = await plan(bo, { groupId });
  const [date] = await datesOf(session.id);
  const comment = await buildComment(testApp().db, { postId: groupId, authorId: cy.id });
  const code = (await testApp().graphql(`{ group(id: "${groupId}") { inviteCode } }`, {}, { as: ada })).data.group
    .inviteCode;
  return {
    ada,
    bo,
    cy,
    di,
    outsider,
    groupId,
    sessionId: session.id,
    dateId: date?.id ?? "",
    commentId: comment.id,
    code,
  };
}

type Scene = Awaited<ReturnType<typeof scene>>;
/** Sends an operation, and lets the change happen between its checks and its first write. Nothing may be written after that. */
async function race(s: Scene, as: User, operation: string, input: Input, change: () => Promise<unknown>) {
  const [name, fields = ""] = operation.split(/ (.*)/s) as [string, string?];
  let content: unknown;
  const answer = await beforeItWrites(
    testApp(),
    async () => {
      await change();
      content = await contentOf(testApp(), s.groupId);
    },
    () => testApp().graphql(`mutation { ${name}(${input(s)}) ${fields} }`, {}, { as }),
  );
  expect(["FORBIDDEN", "NOT_FOUND"]).toContain(codeOf(answer));
  expect(JSON.stringify(answer.data ?? null)).not.toContain(s.groupId);
  expect(await contentOf(testApp(), s.groupId)).toEqual(content);
}

const done = async (answer: Promise<{ errors?: unknown }>) => expect((await answer).errors).toBeUndefined();
const mutate = (as: User, operation: string) => done(testApp().graphql(`mutation { ${operation} }`, {}, { as }));

const waits = ({ groupId, di }: Scene, state = "REQUESTED") =>
  testApp().db.query("update memberships set state = $3 where group_id = $1 and user_id = $2", [groupId, di.id, state]);

describe("N37 a right that ends between the check and the write", () => {
  it.each(Object.entries(ofMember))("%s writes nothing for a moderator who is removed", async (operation, input) => {
    const s = await scene();
    if (operation.includes("JoinRequest")) await waits(s);
    if (operation.includes("Timer")) await mutate(s.bo, `enterRoom(input: { roomId: "${s.groupId}" }) { id }`);
    await race(s, s.bo, operation, input, () =>
      done(send("removeMember", s.ada, { groupId: s.groupId, userId: s.bo.id })),
    );
  });

  it.each(Object.entries(ofOwner))(
    "%s writes nothing for an owner who hands the group over",
    async (operation, input) => {
      const s = await scene();
      await race(s, s.ada, operation, input, () =>
        done(send("handOverGroup", s.ada, { groupId: s.groupId, userId: s.cy.id })),
      );
    },
  );

  it.each(Object.entries(ofVisitor))(
    "%s writes nothing for a visitor of a group that turns private",
    async (operation, input) => {
      const s = await scene();
      await race(s, s.outsider, operation, input, () =>
        done(send("updateGroup", s.ada, { groupId: s.groupId, visibility: "PRIVATE", title: "Secret" })),
      );
    },
  );

  it("readmits and invites nobody with a right that has ended", async () => {
    const s = await scene();
    await waits(s, "REMOVED");
    await race(s, s.bo, "readmitMember { id }", about("di"), () =>
      done(send("setMemberRole", s.ada, { groupId: s.groupId, userId: s.bo.id, role: "MEMBER" })),
    );
    const invitation = `input: { inviteCode: "${s.code}" }`;
    await race(
      s,
      s.outsider,
      "joinGroup { id }",
      () => invitation,
      () => mutate(s.ada, `renewGroupInvite(input: { groupId: "${s.groupId}" }) { id }`),
    );
  });

  it("takes no part in the group of an owner who blocks the member meanwhile", async () => {
    for (const [operation, input] of Object.entries(ofVisitor)) {
      const s = await scene();
      await race(s, s.outsider, operation, input, () =>
        mutate(s.ada, `blockUser(input: { userId: "${s.outsider.id}" }) { id }`),
      );
    }
  });

  it("shares no book in a group that has removed the member", async () => {
    const [s, bookId] = [await scene(), await buildBook(testApp().db)];
    const input: Input = ({ groupId }) => `input: { groupId: "${groupId}", bookId: "${bookId}", text: "Read this" }`;
    await race(s, s.cy, "shareBook { id }", input, () =>
      done(send("removeMember", s.ada, { groupId: s.groupId, userId: s.cy.id })),
    );
  });
});

describe("N37 while entrances are gathered", () => {
  it.each(["removed", "left"])(
    `a member who was ${"%s"} gets no seat, ${rounds} times of ${rounds}`,
    async (how) => {
      const { ada, groupId, members } = await circle({ visibility: "PRIVATE" }, 1);
      const [bo] = members as [User];
      const enter = (as: User) =>
        testApp().graphql(`mutation { enterRoom(input: { roomId: "${groupId}" }) { id } }`, {}, { as });
      const out = () =>
        how === "removed"
          ? done(send("removeMember", ada, { groupId, userId: bo.id }))
          : mutate(bo, `leaveGroup(input: { groupId: "${groupId}" }) { id }`);

      await inRounds(rounds, async () => {
        expect(codeOf(await beforeItWrites(testApp(), out, () => enter(bo)))).toBe("NOT_FOUND");
        expect(await testApp().db.countBy(RoomSeat, { userId: bo.id })).toBe(0);
        await testApp().db.query(
          `insert into memberships (id, group_id, user_id, role, state) values (gen_random_uuid(), $1, $2, 'MEMBER', 'ACTIVE')
         on conflict (group_id, user_id) do update set state = 'ACTIVE'`,
          [groupId, bo.id],
        );
        await testApp().db.query("update study_groups set member_count = 2 where id = $1", [groupId]);
      });
    },
    60_000,
  );

  it("lets the others in who enter with somebody without the right", async () => {
    const { ada, groupId, members } = await circle({}, 1);
    const [bo] = members as [User];
    const eve = await buildUser(testApp().db);
    const enter = ({ id: userId }: User) => enterTogether(groupId, { ctx: testApp().services, userId, goal: null });
    const entering = [enter(ada), enter(bo), enter(eve)];
    await send("removeMember", ada, { groupId, userId: bo.id });
    expect(await Promise.all(entering)).toEqual([true, false, true]);
  });
});

describe("N37 a request to join while the group turns private", () => {
  it(`does not stay, and shows nothing, ${rounds} times of ${rounds}`, async () => {
    const { ada, groupId, outsider } = await circle({ visibility: "ON_REQUEST" }, 0);
    await inRounds(rounds, async () => {
      const answer = await beforeItWrites(
        testApp(),
        () => done(send("updateGroup", ada, { groupId, visibility: "PRIVATE", title: "Secret" })),
        () => send("joinGroup", outsider, { groupId }),
      );
      expect([codeOf(answer), JSON.stringify(answer)]).toEqual(["NOT_FOUND", expect.not.stringContaining("Secret")]);
      expect(await testApp().db.countBy(Membership, { groupId, userId: outsider.id })).toBe(0);
      await send("updateGroup", ada, { groupId, visibility: "ON_REQUEST" });
    });
  });
});
