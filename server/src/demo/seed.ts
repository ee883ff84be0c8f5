import { type EntityManager, type EntityTarget, type ObjectLiteral } from "typeorm";
import { v7 as newId } from "uuid";
import { canonicalEmail } from "../features/accounts/users/canonicalEmail";
import type { Passwords } from "../platform/auth/passwords";
import type { Services } from "../platform/context";
import { User } from "../features/accounts/users/User";
import { BuddyLink } from "../features/buddies/BuddyLink";
import { BuddyRequest } from "../features/buddies/BuddyRequest";
import { MailFrequency, NotificationSetting } from "../features/notifications/settings/NotificationSetting";
import { Comment } from "../features/groups/discussion/Comment";
import { CommentLike } from "../features/groups/discussion/CommentLike";
import { Post } from "../features/groups/discussion/Post";
import type { StoredMention } from "../features/groups/mentions/Mention";
import { PostLike } from "../features/groups/discussion/PostLike";
import type { CareerStatus } from "../features/profiles/careerStatus";
import { Education } from "../features/profiles/Education";
import { Experience } from "../features/profiles/Experience";
import { Profile } from "../features/profiles/Profile";
import { demoAccount } from "./demoAccount";
import { demoBuddies } from "./demoBuddies";
import { buildDemoCommunity } from "./demoCommunity";
import { demoModerator } from "./demoModerator";
import { insertGroups } from "./insertGroups";
import { insertModeration } from "./insertModeration";
import { insertNotifications } from "./insertNotifications";
import { insertShelves } from "./insertShelves";
import { demoStudents } from "./demoStudy";
import type { DemoMember, DemoMention, DemoPost, DemoProfile } from "./demoTypes";
import { renewDemo } from "./renewDemo";

interface Deps {
  db: EntityManager;
  passwords: Passwords;
  /** Whether the community has the moderator, who can sign in with a password that everybody knows. */
  hasModerator?: boolean;
}

const rowsPerInsert = 200;

/** Fills an empty database with the demo community, or renews it; gives the demo account, or null when it is not there. */
export async function seedIfEmpty({ db, passwords, hasModerator = false }: Deps): Promise<Services["demoAccount"]> {
  const { email, password } = demoAccount;
  const hash = await passwords.hash(password);
  const user = await db.transaction(async (tx) => {
    // Two processes that start at once take turns; the second finds the community in place.
    await tx.query("lock table users in exclusive mode");
    if (!(await tx.existsBy(User, {}))) {
      const ids = await insertCommunity(tx, hash);
      if (hasModerator) await insertModeration(tx, ids, await passwords.hash(demoModerator.password));
    }
    const found = await tx.findOne(User, { select: { id: true }, where: { email } });
    if (found) await renewDemo(tx);
    return found;
  });
  return user && { id: user.id, email, password };
}

async function insertCommunity(db: EntityManager, demoHash: string) {
  const { members, posts } = buildDemoCommunity({ now: new Date() });
  const userIds = new Map(members.map((member) => [member.key, newIdAt(member.joinedAt)]));
  const idOf = (key: string) => userIds.get(key) ?? missing(key);
  await insertAll(
    db,
    User,
    members.map((member) => toUser(member, idOf(member.key), demoHash)),
  );
  await insertProfiles(db, members, idOf);
  const ofPost = await insertPosts(db, posts, idOf);
  const demoMember = members.find(({ email }) => email === demoAccount.email);
  if (demoMember) {
    await insertNotifications(db, idOf(demoMember.key));
    const setting = { userId: idOf(demoMember.key), kind: "REPLY", mail: MailFrequency.DAILY };
    await db.insert(NotificationSetting, setting);
  }
  await insertBuddies(db, idOf);
  await insertShelves(db, { ofMember: idOf, ofPost });
  await insertGroups(db, { ofMember: idOf, ofPost });
  return { ofMember: idOf, ofPost };
}

/** The demo account has the key `demo`. */
async function insertBuddies(db: EntityManager, idOf: (key: string) => string): Promise<void> {
  const demo = idOf("demo");
  const sides = demoBuddies.linked.flatMap((key) => [
    { id: newId(), userId: demo, buddyId: idOf(key) },
    { id: newId(), userId: idOf(key), buddyId: demo },
  ]);
  const requests = [
    ...demoBuddies.received.map(({ from, message }) => ({ fromId: idOf(from), toId: demo, message })),
    ...demoBuddies.sent.map((key) => ({ fromId: demo, toId: idOf(key), message: null })),
  ];
  await insertAll(db, BuddyLink, sides);
  await insertAll(
    db,
    BuddyRequest,
    requests.map((request) => ({ ...request, id: newId(), wasAnnounced: true })),
  );
}

function toUser({ name, email, joinedAt, face }: DemoMember, id: string, demoHash: string) {
  // Only the demo account can be signed in to: no password hashes to what the others have.
  const passwordHash = email === demoAccount.email ? demoHash : "no password";
  const emailKey = canonicalEmail(email);
  const shown = { face, faceVersion: face ? 1 : 0 };
  const key = { email, emailKey, emailRank: 0, emailVerifiedAt: joinedAt };
  return { id, name, ...key, passwordHash, tokenVersion: 0, ...shown, createdAt: joinedAt };
}

async function insertProfiles(db: EntityManager, members: DemoMember[], idOf: (key: string) => string): Promise<void> {
  const owners = members.flatMap(({ key, joinedAt, profile }) =>
    profile ? [{ key, profile, id: newIdAt(joinedAt), userId: idOf(key), createdAt: joinedAt }] : [],
  );
  await insertAll(db, Profile, owners.map(toProfile));
  await insertAll(
    db,
    Experience,
    owners.flatMap((owner) => toCredentials(owner, owner.profile.experience)),
  );
  await insertAll(
    db,
    Education,
    owners.flatMap((owner) => toCredentials(owner, owner.profile.education)),
  );
}

interface Owner {
  key: string;
  profile: DemoProfile;
  id: string;
  userId: string;
  createdAt: Date;
}

function toProfile({ key, profile, id, userId, createdAt }: Owner) {
  const { experience: _experience, education: _education, status, ...said } = profile;
  const showsStudyTime = (demoStudents as readonly string[]).includes(key);
  return { ...said, status: status as CareerStatus, showsStudyTime, id, userId, createdAt, updatedAt: createdAt };
}

/** The first of the list is shown first, so it counts as added last. */
function toCredentials<T extends object>({ id, createdAt }: Owner, entries: T[]) {
  return entries.map((entry, index) => ({
    ...entry,
    id: newId(),
    profileId: id,
    createdAt: new Date(createdAt.getTime() + (entries.length - index) * 60_000),
  }));
}

/** Gives the posts' ids by their keys. */
async function insertPosts(db: EntityManager, posts: DemoPost[], idOf: (key: string) => string) {
  const rows = posts.map((post) => ({ ...post, id: newIdAt(post.createdAt), authorId: idOf(post.authorKey) }));
  await insertAll(
    db,
    Post,
    rows.map(({ id, authorId, text, createdAt, likes, comments }) => ({
      id,
      authorId,
      text,
      createdAt,
      likeCount: likes.length,
      commentCount: comments.length,
    })),
  );
  await insertComments(db, rows, idOf);
  await insertAll(
    db,
    PostLike,
    rows.flatMap(({ id: postId, likes }) =>
      likes.map(({ memberKey, createdAt }) => ({ id: newIdAt(createdAt), postId, userId: idOf(memberKey), createdAt })),
    ),
  );
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  return (key: string) => ids.get(key) ?? missing(key);
}

/** Those that are answered come first, because the others name them. */
async function insertComments(
  db: EntityManager,
  posts: readonly (DemoPost & { id: string })[],
  idOf: (key: string) => string,
): Promise<void> {
  const rows = posts.flatMap(({ id: postId, comments }) => {
    const ids = comments.map(({ createdAt }) => newIdAt(createdAt));
    return comments.map(({ authorKey, text, mentions, createdAt, likes, replyTo }, place) => ({
      ...{ id: ids[place] as string, postId, authorId: idOf(authorKey), text, createdAt, likes },
      mentions: mentions.length > 0 ? mentions.map((mention) => toStored(mention, idOf)) : null,
      replyToId: replyTo === null ? null : (ids[replyTo] as string),
      likeCount: likes.length,
      answerCount: comments.filter((other) => other.replyTo === place).length,
    }));
  });
  const columns = rows.map(({ likes: _likes, ...row }) => row);
  await insertAll(
    db,
    Comment,
    columns.filter(({ replyToId }) => replyToId === null),
  );
  await insertAll(
    db,
    Comment,
    columns.filter(({ replyToId }) => replyToId !== null),
  );
  await insertAll(
    db,
    CommentLike,
    rows.flatMap(({ id: commentId, likes }) =>
      likes.map(({ memberKey, createdAt }) => {
        return { id: newIdAt(createdAt), commentId, userId: idOf(memberKey), createdAt };
      }),
    ),
  );
}

const toStored = ({ start, length, memberKey }: DemoMention, idOf: (key: string) => string): StoredMention => ({
  ...{ start, length },
  userId: idOf(memberKey),
});

async function insertAll<T extends ObjectLiteral>(
  db: EntityManager,
  type: EntityTarget<T>,
  rows: object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await db.insert(type, rows.slice(start, start + rowsPerInsert));
  }
}

const newIdAt = (time: Date) => newId({ msecs: time.getTime() });

function missing(key: string): never {
  throw new Error(`the demo community names ${key}, who is not in it`);
}
