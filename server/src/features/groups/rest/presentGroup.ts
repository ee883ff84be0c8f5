import type { AppContext } from "../../../platform/context";
import { loadParent } from "../../../platform/database/loader";
import { interests } from "../../profiles/interest";
import { flag, meaning, named, objectOf, oneOf, orNull, text, whole } from "../../../platform/rest/schema";
import { isMember } from "../members/access";
import { GroupVisibility } from "../group/choices";
import type { Post, StartedGroup } from "../discussion/Post";

/** The group data of a post. */
const PostGroup = named(
  "PostGroup",
  objectOf({
    title: orNull(text("`null`: show the beginning of the post instead.", "Linear algebra on Tuesdays")),
    interest: orNull(oneOf(interests, "What its members want to learn; `null` when it does not say.")),
    visibility: oneOf(
      Object.values(GroupVisibility),
      "`OPEN`: anyone joins. `ON_REQUEST`: joining asks, and comments are for members. `PRIVATE`: there for members alone.",
    ),
    memberCount: whole("How many members it has."),
    joined: flag("Whether the viewer belongs to it."),
  }),
);

export const postGroup = meaning("The group that it started, with the same id.", PostGroup);

/** In lists it is joined to the posts. */
export async function presentGroup(ctx: AppContext, { id, startedGroup }: Post): Promise<StartedGroup> {
  if (startedGroup) return startedGroup;
  const [group, joined] = await Promise.all([loadParent(ctx.loaders.group, id), isMember(ctx, id)]);
  const { title, interest, visibility, memberCount } = group;
  return { title, interest, visibility, memberCount, joined };
}
