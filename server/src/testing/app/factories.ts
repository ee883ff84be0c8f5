import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { canonicalEmail } from "../../features/accounts/users/canonicalEmail";
import { User } from "../../features/accounts/users/User";
import { Comment } from "../../features/groups/discussion/Comment";
import { Post } from "../../features/groups/discussion/Post";
import { CommentLike } from "../../features/groups/discussion/CommentLike";
import { PostLike } from "../../features/groups/discussion/PostLike";
import { CareerStatus } from "../../features/profiles/careerStatus";
import { Education } from "../../features/profiles/Education";
import { Experience } from "../../features/profiles/Experience";
import { Profile } from "../../features/profiles/Profile";
import { ProfileVisibility } from "../../features/profiles/ProfileVisibility";
import { Interest } from "../../features/profiles/interest";

let built = 0;

/** A moment after all that were given before, so that the order of rows is the order of building. */
const nextMoment = () => new Date(Date.UTC(2026, 0, 1) + ++built * 1_000);

/** A member who cannot sign in by password unless a hash is given. */
export async function buildUser(db: EntityManager, overrides: Partial<User> = {}): Promise<User> {
  const id = newId();
  const email = overrides.email ?? `${id}@example.com`;
  const user = db.create(User, {
    id,
    name: "Ada Lovelace",
    email,
    emailKey: canonicalEmail(email),
    emailRank: 0,
    passwordHash: "no password",
    tokenVersion: 0,
    face: null,
    faceVersion: 0,
    emailVerifiedAt: new Date(),
    verificationSentAt: null,
    mailScore: 0,
    createdAt: nextMoment(),
    ...overrides,
  });
  await db.insert(User, user);
  return user;
}

/** One after the other: so many at once would wait for the connection longer than they may. */
export async function buildUsers(db: EntityManager, count: number): Promise<User[]> {
  const users: User[] = [];
  while (users.length < count) users.push(await buildUser(db));
  return users;
}

export async function buildProfile(db: EntityManager, overrides: Partial<Profile> = {}): Promise<Profile> {
  const createdAt = nextMoment();
  const profile = db.create(Profile, {
    id: newId(),
    userId: overrides.userId ?? (await buildUser(db)).id,
    status: CareerStatus.LEARNING,
    interest: Interest.CODING,
    company: null,
    website: null,
    location: "Cebu",
    bio: null,
    photo: null,
    skills: ["TypeScript", "SQL"],
    learning: [],
    availability: [],
    visibility: ProfileVisibility.PUBLIC,
    showsStudyTime: false,
    social: { youtube: null, twitter: null, facebook: null, linkedin: null, instagram: null },
    createdAt,
    updatedAt: createdAt,
    ...overrides,
  });
  await db.insert(Profile, profile);
  return profile;
}

export async function buildExperience(db: EntityManager, overrides: Partial<Experience> & { profileId: string }) {
  const experience = db.create(Experience, {
    id: newId(),
    title: "Teacher",
    company: "Open School",
    location: null,
    from: "2020-01-31",
    to: null,
    current: true,
    description: null,
    createdAt: nextMoment(),
    ...overrides,
  });
  await db.insert(Experience, experience);
  return experience;
}

export async function buildEducation(db: EntityManager, overrides: Partial<Education> & { profileId: string }) {
  const education = db.create(Education, {
    id: newId(),
    school: "University of Cebu",
    degree: "BSc",
    fieldOfStudy: "Physics",
    from: "2015-06-01",
    to: "2019-03-31",
    current: false,
    description: null,
    createdAt: nextMoment(),
    ...overrides,
  });
  await db.insert(Education, education);
  return education;
}

export async function buildPost(db: EntityManager, overrides: Partial<Post> = {}): Promise<Post> {
  const post = db.create(Post, {
    id: newId(),
    authorId: overrides.authorId ?? (await buildUser(db)).id,
    text: "Reading group for linear algebra, Tuesdays at 18:00 UTC.",
    likeCount: 0,
    commentCount: 0,
    createdAt: nextMoment(),
    ...overrides,
  });
  await db.insert(Post, post);
  return post;
}

export async function buildComment(
  db: EntityManager,
  overrides: Partial<Comment> & { postId: string },
): Promise<Comment> {
  const comment = db.create(Comment, {
    id: newId(),
    authorId: overrides.authorId ?? (await buildUser(db)).id,
    text: "Count me in.",
    likeCount: 0,
    createdAt: nextMoment(),
    ...overrides,
  });
  await db.insert(Comment, comment);
  await db.increment(Post, { id: comment.postId }, "commentCount", 1);
  if (comment.replyToId) await db.increment(Comment, { id: comment.replyToId }, "answerCount", 1);
  return comment;
}

export async function buildCommentLike(
  db: EntityManager,
  overrides: Partial<CommentLike> & { commentId: string },
): Promise<CommentLike> {
  const like = db.create(CommentLike, {
    id: newId(),
    userId: overrides.userId ?? (await buildUser(db)).id,
    createdAt: nextMoment(),
    ...overrides,
  });
  await db.insert(CommentLike, like);
  await db.increment(Comment, { id: like.commentId }, "likeCount", 1);
  return like;
}

export async function buildLike(
  db: EntityManager,
  overrides: Partial<PostLike> & { postId: string },
): Promise<PostLike> {
  const like = db.create(PostLike, {
    id: newId(),
    userId: overrides.userId ?? (await buildUser(db)).id,
    createdAt: nextMoment(),
    ...overrides,
  });
  await db.insert(PostLike, like);
  await db.increment(Post, { id: like.postId }, "likeCount", 1);
  return like;
}
