import type { AppContext } from "../../../platform/context";
import { loadParent } from "../../../platform/database/loader";
import { interests } from "../../profiles/interest";
import { flag, meaning, named, objectOf, oneOf, orNull, text, whole } from "../../../platform/rest/schema";
import { isMember } from "../members/access";
import { GroupVisibility } from "../group/choices";
import { nameOfPost } from "../group/groupName";
import type { Post, StartedGroup } from "../discussion/Post";

/** The group data of a post. */
const PostGroup = named(
  "PostGroup",
  objectOf({
    name: text(
      "What it is called everywhere: its title, else the first words of the post. A group of two is called by the other's name.",
      "Linear algebra on Tuesdays",
    ),
    title: orNull(text("What its owner calls it; `null`: nothing. See `name`.", "Linear algebra on Tuesdays")),
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
export async function presentGroup(
  ctx: AppContext,
  { id, name, startedGroup }: Post,
): Promise<StartedGroup & { name: string }> {
  const [called, started] = await Promise.all([name ?? nameOfPost(ctx, id), startedGroup ?? loadStarted(ctx, id)]);
  return { name: called, ...started };
}

async function loadStarted(ctx: AppContext, id: string): Promise<StartedGroup> {
  const [group, joined] = await Promise.all([loadParent(ctx.loaders.group, id), isMember(ctx, id)]);
  const { title, interest, visibility, memberCount } = group;
  return { title, interest, visibility, memberCount, joined };
}
