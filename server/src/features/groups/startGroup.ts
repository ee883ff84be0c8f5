import { v7 as newId } from "uuid";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { claimKeyIn, toRepeatable } from "../../platform/idempotency/idempotency";
import { isPrivate } from "../memberships/access";
import { markPrivateMembers } from "../memberships/membershipStatements";
import { GroupVisibility } from "../memberships/choices";
import { Group } from "../memberships/Group";
import type { Post } from "../posts/Post";
import { postActions } from "../posts/postPolicy";
import { createPost, getRepeated, publishPost } from "../posts/postService";
import type { GroupSettingsInput, StartGroupInput } from "./groupInputs";
import { toSettings } from "./groupService";
import { repeatOnPost } from "./groupStatements";

/** Publishes a post, with what it says of its group. A repeated request returns the first post. */
export async function startGroup(ctx: AppContext, { group, ...input }: StartGroupInput): Promise<Post> {
  if (!group) return createPost(ctx, input);
  const viewer = authorize(ctx, postActions.create);
  const repeatable = toRepeatable(input.idempotencyKey, "createPost", [input.text, toContent(group)]);
  const id = newId();
  const { visibility = GroupVisibility.OPEN } = group;
  const settings = toSettings(group);
  const post = await ctx.db.transaction(async (tx) => {
    if (repeatable && !(await claimKeyIn(tx, viewer.id, repeatable, id))) return null;
    if (isPrivate({ visibility })) await tx.rows(markPrivateMembers, [[viewer.id]]);
    const published = await publishPost(tx, { id, authorId: viewer.id, text: input.text, visibility });
    if (Object.keys(settings).length > 0) await tx.update(Group, { id }, settings);
    await tx.rows(repeatOnPost, [id]);
    tx.notify((live) => live.viewersChanged([viewer.id]));
    return published;
  });
  return post ?? getRepeated(ctx, viewer.id, repeatable);
}

/** In the same order whatever the order of the request. */
const toContent = ({ title, interest, tags, visibility, capacity }: GroupSettingsInput) => [
  title,
  interest,
  tags,
  visibility,
  capacity,
];
