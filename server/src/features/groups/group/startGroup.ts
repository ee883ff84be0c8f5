import { v7 as newId } from "uuid";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { claimKeyIn, type RepeatableRequest, toRepeatable } from "../../../platform/idempotency/idempotency";
import { writeWithinFirstDay } from "../../accounts/users/firstDay";
import type { PictureInput } from "../../pictures/PictureInput";
import { isPrivate } from "../members/access";
import type { MentionInput } from "../mentions/MentionInput";
import { checkMentionCount, givenMentions, mentionedIn } from "../mentions/takeMentions";
import { markPrivateMembers } from "../members/membershipStatements";
import { GroupVisibility } from "./choices";
import { Group } from "./Group";
import { postMessages } from "../discussion/messages";
import type { Post } from "../discussion/Post";
import { postActions } from "../discussion/postPolicy";
import { createPost, getRepeated, publishPost } from "../discussion/postService";
import type { GroupSettingsInput, StartGroupInput } from "./groupInputs";
import { openToGuestsAfter, toSettings } from "./groupService";
import { repeatOnPost } from "./groupStatements";

/** Publishes a post with the settings of its group, pictures and mentions. A repeated request returns the first post. */
export async function startGroup(ctx: AppContext, { group, ...input }: StartGroupInput): Promise<Post> {
  const pictures = input.pictures ?? [];
  const mentions = givenMentions(input.mentions) ?? [];
  if (!group && pictures.length === 0 && mentions.length === 0) return createPost(ctx, input);
  const viewer = authorize(ctx, postActions.create);
  checkMentionCount(ctx, mentions);
  const repeatable = toRepeatable(input.idempotencyKey, "createPost", [
    ...[input.text, group ? toContent(group) : null],
    ...(pictures.length > 0 ? [pictures] : []),
    ...mentionedIn(mentions),
  ]);
  const draft: Draft = { authorId: viewer.id, text: input.text, group: group ?? {}, pictures, mentions, repeatable };
  const post = await writeWithinFirstDay(ctx, {
    rate: "firstDayPosts",
    refusal: postMessages.firstDayPosts,
    repeatable,
    write: () => ctx.db.transaction((tx) => store(tx, draft)),
  });
  return post ?? getRepeated(ctx, viewer.id, repeatable);
}

interface Draft extends Pick<Post, "authorId" | "text"> {
  group: GroupSettingsInput;
  pictures: readonly PictureInput[];
  mentions: readonly MentionInput[];
  repeatable: RepeatableRequest | null;
}

/** null when the request was sent before. */
async function store(tx: Tx, { authorId, text, group, repeatable, ...more }: Draft): Promise<Post | null> {
  const id = newId();
  const { visibility = GroupVisibility.OPEN } = group;
  const settings = toSettings(group);
  Object.assign(settings, openToGuestsAfter(settings));
  if (repeatable && !(await claimKeyIn(tx, authorId, repeatable, id))) return null;
  if (isPrivate({ visibility })) await tx.rows(markPrivateMembers, [[authorId]]);
  const post = await publishPost(tx, { id, authorId, text, visibility, ...more });
  if (Object.keys(settings).length > 0) await tx.update(Group, { id }, settings);
  await tx.rows(repeatOnPost, [id]);
  tx.notify((live) => live.publish("viewersChanged", { userIds: [authorId] }));
  return post;
}

/** In a fixed order, for the idempotency hash. */
const toContent = ({ title, interest, tags, visibility, capacity, openToGuests }: GroupSettingsInput) => [
  ...[title, interest, tags, visibility, capacity],
  ...(openToGuests === undefined ? [] : [openToGuests]),
];
