import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { checkId, orNull } from "../../../platform/validation/validation";
import { type JoinedUser, type JoinedUserRow, toJoinedUser } from "../../accounts/users/joinedUser";
import { commentActions } from "../discussion/postPolicy";
import { mentions as limits } from "../limits";
import { foldName, nameBegins } from "./foldName";
import { mentionableInGroup, mentionableInNewGroup } from "./mentionStatements";

interface Search {
  /** null: a group that is about to be started. */
  postId: string | null;
  /** The beginning of a word of the name; empty for those who wrote last. */
  text: string;
}

/** Whom the viewer may mention in a group, by their names; nobody where the viewer may not write. */
export async function findMentionable(ctx: AppContext, { text, ...search }: Search): Promise<JoinedUser[]> {
  const viewer = authorize(ctx, commentActions.create);
  const postId = orNull(search.postId);
  if (postId !== null) checkId(postId, "postId");
  await ctx.rates.consume("mentionSearches", viewer.id);
  const rows = postId
    ? await ctx.db.rows<JoinedUserRow & { id: string }>(mentionableInGroup(), [postId, viewer.id])
    : await ctx.db.rows<JoinedUserRow & { id: string }>(mentionableInNewGroup(), [viewer.id]);
  const wanted = foldName(text).trimStart();
  return rows
    .filter(({ memberName }) => wanted === "" || nameBegins(memberName ?? "", wanted))
    .slice(0, limits.offered)
    .map((row) => toJoinedUser(row.id, row));
}
