import { codeOf } from "../../testing/calls/answers";
import { blockCalls } from "../../testing/calls/blockCalls";
import { buildMember } from "../../testing/app/buildMember";
import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { User } from "../../features/accounts/users/User";

const testApp = useTestApp();
const { change } = blockCalls(testApp);

const page = `query ($id: ID!) {
  profile(userId: $id) {
    bio viewerCanEdit
    user { name email buddyState viewerCanRequestBuddy wasSeenThisWeek viewerCanChangeAccount contactable }
  }
  user(id: $id) { name }
}`;

const ask = (id: string, as?: User, role?: string) =>
  testApp().graphql(page, { id }, { ...(as ? { as } : {}), ...(role ? { headers: { "x-view-as": role } } : {}) });

describe("looking at one's own page with the eyes of others", () => {
  it.each(["PUBLIC", "MEMBERS"] as const)(
    "answers what a guest and a member get, for a %s profile",
    async (visibility) => {
      const { as, profile } = await buildMember(testApp().db);
      const stranger = await buildUser(testApp().db);
      await testApp().db.query("update profiles set visibility = $1 where id = $2", [visibility, profile.id]);

      const [guest, seenAsGuest] = [await ask(as.id), await ask(as.id, as, "guest")];
      const [member, seenAsMember] = [await ask(as.id, stranger), await ask(as.id, as, "member")];

      expect(seenAsGuest.data).toEqual(guest.data);
      expect(seenAsMember.data).toEqual(member.data);
      expect(member.data.profile).toMatchObject({ viewerCanEdit: false, user: { buddyState: "NONE", email: null } });
      expect((await ask(as.id, as)).data.profile).toMatchObject({ viewerCanEdit: true, user: { buddyState: null } });
      expect(guest.data.profile === null).toBe(visibility === "MEMBERS");
    },
  );

  it("shows whether other members may ask to be buddies", async () => {
    const { as } = await buildMember(testApp().db);
    await testApp().graphql("mutation { setContactable(input: { contactable: NOBODY }) { id } }", {}, { as });

    const { data } = await ask(as.id, as, "member");

    expect(data.profile.user.viewerCanRequestBuddy).toBe(false);
  });

  it("shows nobody who is hidden from the member otherwise", async () => {
    const [as, hidden] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const { id } = await buildPost(testApp().db, { authorId: as.id });
    await buildComment(testApp().db, { postId: id, authorId: hidden.id });
    await change("blockUser", hidden, as);

    const { data } = await testApp().graphql(
      `query ($id: ID!, $hidden: ID!) { user(id: $hidden) { id } post(id: $id) { comments { nodes { author { id } } } } }`,
      { id, hidden: hidden.id },
      { as, headers: { "x-view-as": "member" } },
    );

    expect(data).toEqual({ user: null, post: { comments: { nodes: [{ author: null }] } } });
  });

  it("changes nothing, and refuses other words", async () => {
    const as = await buildUser(testApp().db);
    const publish = 'mutation { createPost(input: { text: "Hi" }) { id } }';

    const [member, guest, other] = await Promise.all(
      ["member", "guest", "admin"].map((role) =>
        testApp().graphql(publish, {}, { as, headers: { "x-view-as": role } }),
      ),
    );

    expect([codeOf(member!), codeOf(guest!), codeOf(other!)]).toEqual([
      "BAD_REQUEST",
      "UNAUTHENTICATED",
      "BAD_REQUEST",
    ]);
  });

  it("takes nothing from a guest who sends it", async () => {
    const { as } = await buildMember(testApp().db);

    const { data } = await testApp().graphql(page, { id: as.id }, { headers: { "x-view-as": "member" } });

    expect(data).toEqual((await ask(as.id)).data);
  });
});
