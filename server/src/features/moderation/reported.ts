import { badInput, notFound } from "../../errors";
import type { AppContext } from "../../platform/context";
import { getComment } from "../groups/discussion/commentService";
import { findGroup } from "../groups/group/groupService";
import { findPost } from "../groups/discussion/postService";
import type { StoredMention } from "../groups/mentions/Mention";
import type { Picture } from "../pictures/Picture";
import type { Profile } from "../profiles/Profile";
import { selectProfiles } from "../profiles/profileRows";
import { findProfile } from "../profiles/profileService";
import { findSession } from "../studySessions/plan/sessionService";
import { ReportKind } from "./choices";
import { moderationMessages } from "./messages";
import type { ModerationCase } from "./ModerationCase";
import { profileNow, receivedRequest, type StoredKind, subjectNow } from "./moderationStatements";

/** The reported subject with its current text. */
export interface Reported {
  authorId: string;
  text: string;
  /** Where the text mentions members. */
  mentions?: StoredMention[] | null;
  pictures?: Picture[] | null;
}

/** The subject with this id; throws NOT_FOUND if the viewer cannot see it, and rejects their own. */
export async function getReported(
  ctx: AppContext,
  viewerId: string,
  { kind, id }: { kind: ReportKind; id: string },
): Promise<Reported> {
  const found = await finders[kind](ctx, id, viewerId);
  if (!found) throw notFound(moderationMessages.nothingThere());
  if (found.authorId === viewerId) throw badInput({ field: "id", message: moderationMessages.ownContent() });
  return found;
}

type Find = (ctx: AppContext, id: string, viewerId: string) => Promise<Reported | null>;

const finders: Record<ReportKind, Find> = {
  async [ReportKind.POST](ctx, id) {
    const post = await findPost(ctx, id);
    // A new owner of the group did not write its opening text.
    if (!post) return null;
    const { text, mentions, pictures } = post;
    return { authorId: post.writerId ?? post.authorId, text, mentions, pictures };
  },
  [ReportKind.COMMENT]: (ctx, id) => getComment(ctx, id),
  async [ReportKind.PROFILE](ctx, id) {
    const profile = await findProfile(ctx, id, { user: true });
    return profile && { authorId: profile.userId, text: textOf(profile, profile.user?.name) };
  },
  async [ReportKind.GROUP](ctx, id) {
    const group = await findGroup(ctx, id);
    return group && readNow(ctx, ReportKind.GROUP, group.id, group.ownerId);
  },
  async [ReportKind.SESSION](ctx, id) {
    const session = await findSession(ctx, id);
    if (!session) return null;
    const group = session.groupId === null ? null : await ctx.loaders.group.load(session.groupId);
    const authorId = session.ownerId ?? session.memberId ?? group?.ownerId;
    return authorId ? readNow(ctx, ReportKind.SESSION, session.id, authorId) : null;
  },
  async [ReportKind.BUDDY_REQUEST]({ db }, id, viewerId) {
    return db.row<Reported>(receivedRequest, [id, viewerId]);
  },
};

/** With the text for moderators. */
async function readNow({ db }: AppContext, kind: StoredKind, id: string, authorId: string): Promise<Reported | null> {
  const now = await db.row<SubjectNow>(subjectNow[kind], [id]);
  return now && { authorId, text: now.text, mentions: mentionsIn(now), pictures: now.pictures };
}

/** The text of a group ends with that of its post. */
const mentionsIn = ({ text, postText = "", postMentions }: SubjectNow): StoredMention[] | null =>
  postMentions?.map((mention) => ({ ...mention, start: mention.start + text.length - postText.length })) ?? null;

function textOf(
  { company, location, website, bio, skills, learning, social, photo }: Profile,
  name?: string | null,
): string {
  const texts = [
    name,
    company,
    location,
    bio,
    skills.join(", "),
    learning.join(", "),
    website,
    photo,
    ...Object.values(social),
  ];
  return texts.filter(Boolean).join("\n");
}

/** The current state of a reported subject, with its post. */
interface SubjectNow {
  text: string;
  postId: string | null;
  /** null: none, or it can have none. */
  pictures?: Picture[] | null;
  /** Of a group. */
  postText?: string;
  postMentions?: StoredMention[] | null;
}

/** For moderators: also if it is hidden or its author absent. null if it was deleted. */
export async function findSubjectNow(
  { db, loaders }: AppContext,
  { id, kind, subjectId }: ModerationCase,
): Promise<SubjectNow | null> {
  if (kind !== ReportKind.PROFILE) return db.row<SubjectNow>(subjectNow[kind], [subjectId]);
  const [profile] = await selectProfiles(db, { source: profileNow, values: [subjectId], user: false });
  const { authorName } = await loaders.factsOfCase.load(id);
  return profile ? { text: textOf(profile, authorName), postId: null } : null;
}
