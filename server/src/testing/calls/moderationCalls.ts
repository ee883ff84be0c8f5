import type { Role } from "../../platform/auth/Viewer";
import type { User } from "../../features/accounts/users/User";
import { User as UserEntity } from "../../features/accounts/users/User";
import { buildPost, buildUser } from "../app/factories";
import type { TestApp } from "../app/harness";

interface Choice {
  version?: number;
  content?: "KEEP" | "HIDE" | "RESTORE";
  member?: "NONE" | "WARN" | "SUSPEND";
  days?: number;
  reasonShown?: string;
}

/** What tests of moderation do and look at, over GraphQL. */
export function moderationCalls(testApp: () => TestApp) {
  const send = (query: string, input: object, as?: User) => testApp().graphql(query, { input }, as ? { as } : {});
  return {
    staff: async (role: Role = "MODERATOR", overrides: Partial<User> = {}): Promise<User> => {
      const user = await buildUser(testApp().db, overrides);
      await testApp().db.update(UserEntity, { id: user.id }, { role });
      return user;
    },

    report: (as: User, kind: string, id: string, more: object = {}) =>
      send(
        "mutation ($input: ReportInput!) { report(input: $input) { id reason } }",
        { kind, id, reason: "SPAM", ...more },
        as,
      ),

    decide: (as: User, caseId: string, choice: Choice) =>
      send(
        "mutation ($input: DecideReportInput!) { decideReport(input: $input) { id state version isHidden } }",
        { caseId, version: 1, content: "KEEP", member: "NONE", ...choice },
        as,
      ),

    appeal: (input: { decisionId: string; text?: string; limitedToken?: string }, as?: User) =>
      send(
        "mutation ($input: AppealInput!) { appeal(input: $input) { id appeal appealableUntil } }",
        { text: "Please look again", ...input },
        as,
      ),

    /** The id of the open case about this thing. */
    async caseOf(subjectId: string): Promise<string> {
      const rows = await testApp().db.query<{ id: string }[]>(
        "select id from moderation_cases where subject_id = $1 order by created_at desc limit 1",
        [subjectId],
      );
      return rows[0]?.id ?? "";
    },

    decisionsOf: async (as: User) =>
      (
        await testApp().graphql(
          "{ moderationDecisions { nodes { id kind text content member reasonShown until appealableUntil } totalCount } }",
          {},
          { as },
        )
      ).data.moderationDecisions.nodes as { id: string; text: string | null; appealableUntil: string | null }[],

    linesOf: async (as: User) =>
      (await testApp().graphql("{ me { notifications { nodes { kind summary } } } }", {}, { as })).data.me.notifications
        .nodes as { kind: string; summary: string }[],
  };
}

/** A reported post, and who decides. */
export const reportedPost = (testApp: () => TestApp) => async (author?: User) => {
  const { staff, report, caseOf } = moderationCalls(testApp);
  const { db } = testApp();
  const writer = author ?? (await buildUser(db));
  const [reporter, moderator] = [await buildUser(db), await staff()];
  const post = await buildPost(db, { authorId: writer.id, text: "Buy now" });
  await report(reporter, "POST", post.id);
  return { author: writer, reporter, moderator, post, caseId: await caseOf(post.id) };
};
