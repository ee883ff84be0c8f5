import { codeOf } from "../../../testing/calls/answers";
import { departureCalls } from "../../../testing/calls/departureCalls";
import { buildComment, buildPost, buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { moderationCalls } from "../../../testing/calls/moderationCalls";
import { beginAbsence } from "../suspension/absence";
import { removeLeavers } from "./removeLeavers";

const testApp = useTestApp();
const { login, signUp, leave, limitedTokenOf, comeBack, passWeek } = departureCalls(testApp);
const { staff } = moderationCalls(testApp);
const isSeen = async (id: string) => (await testApp().graphql(`{ user(id: "${id}") { id } }`)).data.user !== null;
const isStored = async (id: string) =>
  (await testApp().db.query<unknown[]>(`select 1 from users where id = $1`, [id])).length > 0;

describe("C20 a member who deletes their account", () => {
  it("confirms first, is gone for everyone at once, and is deleted after a week", async () => {
    const ada = await signUp("Ada", "ada.leaves@example.com");
    await buildProfile(testApp().db, { userId: ada.id });
    const refused = await testApp().graphql(`mutation { deleteAccount }`, {}, { token: ada.token });
    expect(codeOf(refused)).toBe("CONFIRMATION_REQUIRED");

    const { data } = await leave(ada.token);

    const days = (Date.parse(data.deleteAccount) - Date.now()) / 86_400_000;
    expect([days > 6.99, days < 7.01]).toEqual([true, true]);
    expect([await isSeen(ada.id), await isStored(ada.id)]).toEqual([false, true]);
    expect(codeOf(await testApp().graphql(`{ me { id } }`, {}, { token: ada.token }))).toBe("UNAUTHENTICATED");
    const profile = await testApp().request({ method: "GET", url: `/api/profile/user/${ada.id}` });
    expect([profile.statusCode, profile.json()]).toEqual([400, { msg: "There is no profile for this user" }]);
    await removeLeavers(testApp().services);
    expect(await isStored(ada.id)).toBe(true);
    await passWeek(ada.id);
    await removeLeavers(testApp().services);
    expect(await isStored(ada.id)).toBe(false);
    expect((await signUp("Ada", ada.email)).token).toBeTruthy();
  });

  it("is asked when they sign in meanwhile; nothing is undone by that", async () => {
    const ada = await signUp("Ada", "ada.asks@example.com");
    await leave(ada.token);

    const answer = await login(ada.email);

    expect(codeOf(answer)).toBe("LEAVING");
    const parameters = answer.errors?.[0]?.extensions.parameters as { until: string } | undefined;
    expect(Date.parse(String(parameters?.until))).toBeGreaterThan(Date.now());
    expect(await isSeen(ada.id)).toBe(false);
    const payload = { email: ada.email, password: "paper boats at dawn" };
    const overRest = await testApp().request({ method: "POST", url: "/api/auth", payload });
    expect([overRest.statusCode, overRest.json()]).toEqual([400, { errors: [{ msg: "Invalid Credentials" }] }]);
  });

  it("keeps the account, with everything in it", async () => {
    const ada = await signUp("Ada", "ada.stays@example.com");
    const post = await buildPost(testApp().db, { authorId: ada.id, text: "Still here" });
    await leave(ada.token, "KEEP_WITHOUT_NAME");

    const { data } = await comeBack("keepAccount", await limitedTokenOf(ada.email));

    expect(data.keepAccount.user).toEqual({ id: ada.id });
    const query = `{ me { name } post(id: "${post.id}") { text author { name } } }`;
    const seen = (await testApp().graphql(query, {}, { token: data.keepAccount.token })).data;
    expect(seen).toEqual({ me: { name: "Ada" }, post: { text: "Still here", author: { name: "Ada" } } });
    await passWeek(ada.id);
    await removeLeavers(testApp().services);
    expect(await isStored(ada.id)).toBe(true);
  });

  it("deletes it now, and the token is good for nothing else", async () => {
    const ada = await signUp("Ada", "ada.hurries@example.com");
    await leave(ada.token);
    const limitedToken = await limitedTokenOf(ada.email);
    expect(codeOf(await testApp().graphql(`{ posts { totalCount } }`, {}, { token: limitedToken ?? "" }))).toBe(
      "UNAUTHENTICATED",
    );

    expect((await comeBack("deleteAccountNow", limitedToken)).data.deleteAccountNow).toBe(true);

    expect(await isStored(ada.id)).toBe(false);
    expect(codeOf(await comeBack("deleteAccountNow", limitedToken))).toBe("BAD_USER_INPUT");
    expect(codeOf(await comeBack("keepAccount", limitedToken))).toBe("BAD_USER_INPUT");
    expect(codeOf(await login(ada.email))).toBe("INVALID_CREDENTIALS");
  });

  it("of two devices that choose differently at once, one wins and nothing is half done", async () => {
    const ada = await signUp("Ada", "ada.twice@example.com");
    await leave(ada.token);
    const limitedToken = await limitedTokenOf(ada.email);

    const [kept, removed] = await Promise.all([
      comeBack("keepAccount", limitedToken),
      comeBack("deleteAccountNow", limitedToken),
    ]);

    expect([kept, removed].filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await isStored(ada.id)).toBe(!kept.errors);
  });
});

describe("C18 the only admin", () => {
  it("can neither leave nor delete the account at once, until there is another", async () => {
    const ada = await staff("ADMIN");
    await testApp().confirm(ada);
    const leaveAs = () => testApp().graphql(`mutation { deleteAccount }`, {}, { as: ada });
    const removeAs = () => testApp().request({ method: "DELETE", url: "/api/profile" }, { as: ada });
    const message = "This is the only admin. Make somebody else an admin first.";

    const [refused, overRest] = [await leaveAs(), await removeAs()];

    expect([codeOf(refused), refused.errors?.[0]?.message]).toEqual(["CONFLICT", message]);
    expect([overRest.statusCode, overRest.json().msg]).toEqual([409, message]);
    expect(await isSeen(ada.id)).toBe(true);
    const grace = await staff("ADMIN");
    expect((await leaveAs()).errors).toBeUndefined();
    expect((await testApp().request({ method: "DELETE", url: "/api/profile" }, { as: grace })).statusCode).toBe(409);
    expect(await isSeen(grace.id)).toBe(true);
  });
});

describe("C20 what a member wrote", () => {
  async function writeAndLeave(content: string) {
    const { db } = testApp();
    const [ada, friend] = [await signUp("Ada Quist", `ada.${content}@example.com`), await buildUser(db)];
    const own = await buildPost(db, { authorId: ada.id, text: "My own" });
    await buildComment(db, { postId: own.id, authorId: friend.id, text: "Yes" });
    const other = await buildPost(db, { authorId: friend.id });
    await buildComment(db, { postId: other.id, authorId: ada.id, text: "Also mine" });
    await leave(ada.token, content);
    await comeBack("deleteAccountNow", await limitedTokenOf(ada.email));
    const query = `query ($own: ID!, $other: ID!) {
      own: post(id: $own) { text commentCount author { name profile { id } } }
      other: post(id: $other) { commentCount comments { nodes { text author { name } } } } }`;
    const { data } = await testApp().graphql(query, { own: own.id, other: other.id }, { as: friend });
    const overRest = await testApp().request({ method: "GET", url: `/api/posts/${own.id}` }, { as: friend });
    return { data, overRest };
  }

  it("is removed with them, and the counts of others stay exact", async () => {
    const { data, overRest } = await writeAndLeave("REMOVE");

    expect(data).toEqual({ own: null, other: { commentCount: 0, comments: { nodes: [] } } });
    expect(overRest.statusCode).toBe(404);
  });

  it("stays without their name, over REST too, if they say so", async () => {
    const { data, overRest } = await writeAndLeave("KEEP_WITHOUT_NAME");

    const author = { name: "Former member" };
    expect(data).toEqual({
      own: { text: "My own", commentCount: 1, author: { ...author, profile: null } },
      other: { commentCount: 1, comments: { nodes: [{ text: "Also mine", author }] } },
    });
    expect([overRest.json().name, overRest.json().text]).toEqual(["Former member", "My own"]);
    const former = overRest.json().user as string;
    const asks = `mutation { requestBuddy(input: { userId: "${former}" }) { id } }`;
    expect((await testApp().graphql(asks, {}, { as: await buildUser(testApp().db) })).errors).toHaveLength(1);
    expect((await testApp().request({ method: "GET", url: "/api/profile" })).body).not.toContain(former);
    expect(codeOf(await login("former.member@study-circle.invalid"))).toBe("INVALID_CREDENTIALS");
  });
});

describe("C20 a suspended member who leaves", () => {
  const suspend = (id: string, until: Date | null) => {
    const { services } = testApp();
    const begun = { kind: "SUSPENDED" as const, until, reason: "Spam" };
    return services.db.transaction((tx) => beginAbsence(services, tx, id, begun));
  };
  const signsUp = async (email: string) => {
    const payload = { name: "Sue", email, password: "paper boats at dawn" };
    const answer = await testApp().request({ method: "POST", url: "/api/users", payload });
    return [answer.statusCode, answer.json().errors?.[0].msg];
  };

  it("can do so with the token of their sign-in, and cannot come back under the same address before its end", async () => {
    const email = "Sue.suspended@example.com";
    const sue = await signUp("Sue", email);
    await suspend(sue.id, new Date(Date.now() + 30 * 86_400_000));
    const limitedToken = await limitedTokenOf(email);
    const query = `mutation ($input: DeleteAccountInput) { deleteAccount(input: $input) }`;

    const answer = await testApp().graphql(query, { input: { limitedToken } });

    expect(answer.errors).toBeUndefined();
    await passWeek(sue.id);
    await suspend(sue.id, new Date(Date.now() + 23 * 86_400_000));
    await removeLeavers(testApp().services);
    expect(await isStored(sue.id)).toBe(false);
    expect(await signsUp("sue.SUSPENDED@example.com")).toEqual([400, "Email already registered"]);
    const other = await buildUser(testApp().db);
    await testApp().confirm(other);
    const move = `mutation { changeEmail(input: { email: "sue.suspended@EXAMPLE.com" }) { pendingEmail } }`;
    const before = testApp().mails.length;
    expect((await testApp().graphql(move, {}, { as: other })).errors).toBeUndefined();
    await testApp().runJobs();
    expect(
      testApp()
        .mails.slice(before)
        .map(({ to }) => to),
    ).not.toContain("sue.suspended@EXAMPLE.com");
    const held = JSON.stringify(await testApp().db.query(`select * from held_addresses`));
    expect(held.toLowerCase()).not.toContain("sue");
    await testApp().db.query(`update held_addresses set until = clock_timestamp() - interval '1 second'`);
    expect(await signsUp("sue.suspended@example.com")).toEqual([200, undefined]);
  });
});
