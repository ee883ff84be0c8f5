import type { AppContext } from "../../../platform/context";
import { withoutHidden } from "../../blocks/visibility";
import type { Mention, StoredMention } from "./Mention";

/** The mentions of a text with their members, without those whom the viewer may not see. */
export async function shownMentions(ctx: AppContext, mentions: readonly StoredMention[]): Promise<Mention[]> {
  const users = await Promise.all(mentions.map(({ userId }) => ctx.loaders.user.load(userId)));
  const there = mentions.flatMap((mention, index) => {
    const user = users[index];
    return user ? [{ ...mention, user }] : [];
  });
  return withoutHidden(ctx, there, ({ userId }) => userId);
}
