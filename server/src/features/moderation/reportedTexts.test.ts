import { codeOf } from "../../testing/calls/answers";
import { buildPost, buildUser } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { moderationCalls } from "../../testing/calls/moderationCalls";
import { restCall } from "../../testing/calls/restCall";
import { removeLeavers } from "../accounts/deletion/removeLeavers";
import type { User } from "../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { staff, report, decide, caseOf, decisionsOf } = moderationCalls(testApp);
const { scene, send } = groupCalls(testApp);

const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });
const authorOf = async (moderator: User, caseId: string) =>
  (await ask(`{ moderationCase(id: "${caseId}") { case { authorId } } }`, moderator)).data.moderationCase.case.authorId;

describe("C17 a reported opening text", () => {
  it("is decided about with who wrote it, not with who has taken the group over", async () => {
    const { ada, bo, eve, groupId } = await scene();
    await send("joinGroup", bo, { groupId });
    await send("handOverGroup", ada, { groupId, userId: bo.id });

    expect(codeOf(await report(ada, "POST", groupId))).toBe("BAD_USER_INPUT");
    expect(codeOf(await report(bo, "POST", groupId))).toBeUndefined();
    expect(codeOf(await report(eve, "POST", groupId))).toBeUndefined();
    const [moderator, caseId] = [await staff(), await caseOf(groupId)];
    expect(await authorOf(moderator, caseId)).toBe(ada.id);

    await decide(moderator, caseId, { content: "HIDE", member: "WARN", reasonShown: "Insults" });

    expect(await decisionsOf(ada)).toMatchObject([{ content: "HIDE", appealableUntil: expect.any(String) }]);
    expect(await decisionsOf(bo)).toEqual([]);
    const { data } = await ask(`{ post(id: "${groupId}") { hiddenBy { reasonShown appealableUntil } } }`, bo);
    expect(data.post.hiddenBy).toEqual({ reasonShown: "Insults", appealableUntil: null });
  });

  it("without a name can be hidden, but the account beside all such texts cannot be suspended", async () => {
    const { db } = testApp();
    const [ada, bo, moderator] = [await buildUser(db), await buildUser(db), await staff()];
    const post = await buildPost(db, { authorId: ada.id });
    const until = "clock_timestamp() - interval '1 minute'";
    await db.query(
      `insert into absences (user_id, kind, until, keeps_content) values ($1, 'LEAVING', ${until}, true)`,
      [ada.id],
    );
    await removeLeavers(testApp().services);
    await report(bo, "POST", post.id);
    const caseId = await caseOf(post.id);

    const suspended = await decide(moderator, caseId, { member: "SUSPEND", reasonShown: "Insults" });
    const hidden = await decide(moderator, caseId, { content: "HIDE", reasonShown: "Insults" });

    expect([codeOf(suspended), codeOf(hidden)]).toEqual(["CONFLICT", undefined]);
    expect((await rest(`GET /api/posts/${post.id}`, { as: bo })).status).toBe(404);
  });
});
