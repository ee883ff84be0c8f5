import { buildMember } from "../../../testing/app/buildMember";
import { buildPost } from "../../../testing/app/factories";
import { startTestApp, useTestApp } from "../../../testing/app/harness";
import { codeOf } from "../../../testing/calls/answers";
import { groupCalls } from "../../../testing/calls/groupCalls";
import type { User } from "../../accounts/users/User";
import { hidePost } from "../discussion/hiding";

const testApp = useTestApp();
const { send, scene } = groupCalls(testApp);

const fields = "name interest visibility memberCount hasRoom invitedBy";
const query = `query ($code: String!) { invitation(code: $code) { ${fields} } }`;
const read = (code: string, as?: User) => testApp().graphql(query, { code }, as ? { as } : {});
const said = async (code: string, as?: User) => (await read(code, as)).data.invitation;
const codeFor = async (as: User, groupId: string): Promise<string> =>
  (await testApp().graphql(`{ group(id: "${groupId}") { inviteCode } }`, {}, { as })).data.group.inviteCode;

describe("an invitation", () => {
  it.each(["OPEN", "ON_REQUEST", "PRIVATE"])(
    "shows a guest which group it is, and who invites: %s",
    async (visibility) => {
      const { ada, groupId } = await scene({ visibility, title: "Algebra at noon", interest: "CHEMISTRY" });

      expect(await said(await codeFor(ada, groupId))).toEqual({
        name: "Algebra at noon",
        interest: "CHEMISTRY",
        visibility,
        memberCount: 1,
        hasRoom: true,
        invitedBy: ada.name,
      });
    },
  );

  it("does not name an owner whom guests do not see", async () => {
    const { as: ada } = await buildMember(testApp().db);
    const { id: groupId } = await buildPost(testApp().db, { authorId: ada.id });
    await testApp().db.query("update profiles set visibility = 'MEMBERS' where user_id = $1", [ada.id]);

    expect((await said(await codeFor(ada, groupId))).invitedBy).toBeNull();
  });

  it("says that the group is full", async () => {
    const { ada, bo, groupId } = await scene({ capacity: 2 });
    await send("joinGroup", bo, { groupId });

    expect((await said(await codeFor(ada, groupId))).hasRoom).toBe(false);
  });

  it("answers every code that is not good alike: unknown, renewed, of a hidden or deleted group", async () => {
    const { ada, groupId } = await scene({ visibility: "PRIVATE" });
    const renewed = await codeFor(ada, groupId);
    await testApp().graphql(`mutation { renewGroupInvite(input: { groupId: "${groupId}" }) { id } }`, {}, { as: ada });
    const hidden = await scene();
    const hiddenCode = await codeFor(hidden.ada, hidden.groupId);
    await testApp().services.db.transaction((tx) => hidePost(tx, hidden.groupId, true));
    const deleted = await scene();
    const deletedCode = await codeFor(deleted.ada, deleted.groupId);
    await testApp().graphql(`mutation { deletePost(id: "${deleted.groupId}") }`, {}, { as: deleted.ada });
    const codes = [
      "",
      "x",
      "ü".repeat(60),
      "A".repeat(44),
      `${renewed.slice(0, -1)}!`,
      renewed,
      hiddenCode,
      deletedCode,
    ];

    for (const as of [undefined, ada]) {
      const answers = await Promise.all(codes.map((code) => read(code, as)));
      expect(answers.map(({ data, errors }) => [data, errors])).toEqual(
        codes.map(() => [{ invitation: null }, undefined]),
      );
    }
    const rest = await Promise.all(
      codes
        .slice(1)
        .map((code) => testApp().request({ method: "GET", url: `/api/invitations/${encodeURIComponent(code)}` })),
    );
    expect(rest.map(({ statusCode, body }) => [statusCode, body])).toEqual(rest.map(() => [404, rest[0]?.body]));
  });

  it("cannot be guessed: 30 wrong codes in 5 minutes, over both APIs and joining together, and good ones do not count", async () => {
    const app = await startTestApp({ rateLimitFactor: 1 });
    const { send: sendTo, scene: sceneOf } = groupCalls(() => app);
    const { ada, bo, groupId } = await sceneOf();
    const code = (await app.graphql(`{ group(id: "${groupId}") { inviteCode } }`, {}, { as: ada })).data.group
      .inviteCode;
    const ask = (given: string, ip = "203.0.113.7") => app.graphql(query, { code: given }, { ip });

    for (let n = 0; n < 40; n++) expect((await ask(code)).data.invitation).not.toBeNull();
    for (let n = 0; n < 29; n++) expect((await ask("none")).data.invitation).toBeNull();
    const overRest = await app.request({ method: "GET", url: "/api/invitations/none" }, { ip: "203.0.113.7" });
    const [wrong, good, elsewhere] = [await ask("none"), await ask(code), await ask(code, "198.51.100.1")];
    for (let n = 0; n < 30; n++) await sendTo("joinGroup", bo, { inviteCode: "none" });
    const joining = await sendTo("joinGroup", bo, { inviteCode: code });
    await app.close();

    expect(overRest.statusCode).toBe(404);
    expect([codeOf(wrong), codeOf(good), elsewhere.data.invitation !== null]).toEqual([
      "RATE_LIMITED",
      "RATE_LIMITED",
      true,
    ]);
    expect(codeOf(joining)).toBe("RATE_LIMITED");
  });
});
