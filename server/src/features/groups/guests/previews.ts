import type { AppContext } from "../../../platform/context";
import { checkId } from "../../../platform/validation/validation";
import { isHidden } from "../../blocks/visibility";
import type { Group } from "../group/Group";
import { nameOf } from "../group/groupName";
import type { StoredMention } from "../mentions/Mention";
import { renamed } from "../mentions/ranges";
import { GroupPreview } from "./GroupPreview";
import * as statements from "./previewStatements";

type PreviewRow = GroupPreview & Pick<Group, "title"> & { mentions: StoredMention[] | null };

/** What stands for the name of a member whom guests do not see. */
const unnamed = "member";

/**
 * What guests see of a group; null if there is none with this id, or guests may not look inside, without a difference. Members
 * get the same, unless there is a block between them and its owner. Never cached, so that it ends at once.
 */
export async function findPreview(ctx: AppContext, id: string): Promise<GroupPreview | null> {
  checkId(id, "id");
  const row = await ctx.db.row<PreviewRow>(statements.groupPreview, [id]);
  if (!row || (await isHidden(ctx, row.ownerId))) return null;
  const { title, mentions, ...rest } = row;
  const text = await withoutUnseen(ctx, row.text, mentions ?? []);
  return Object.assign(new GroupPreview(), { ...rest, text, name: nameOf({ title, text }) });
}

/** The text without the names of members whom guests do not see. */
export async function withoutUnseen(
  { db }: AppContext,
  text: string,
  mentions: readonly StoredMention[],
): Promise<string> {
  if (mentions.length === 0) return text;
  const rows = await db.rows<{ id: string }>(statements.seenByGuests, [mentions.map(({ userId }) => userId)]);
  const seen = new Set(rows.map(({ id }) => id));
  return renamed({ text, mentions }, (userId) => !seen.has(userId), unnamed).text;
}
