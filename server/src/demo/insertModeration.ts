import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { canonicalEmail } from "../features/accounts/users/canonicalEmail";
import { User } from "../features/accounts/users/User";
import { CaseState, ContentDecision, ReportKind } from "../features/moderation/choices";
import { LogEntry } from "../features/moderation/LogEntry";
import { ModerationCase } from "../features/moderation/ModerationCase";
import { ModerationDecision } from "../features/moderation/ModerationDecision";
import { Report } from "../features/moderation/Report";
import { Comment } from "../features/groups/discussion/Comment";
import { Post } from "../features/groups/discussion/Post";
import { daysBefore } from "./days";
import { type DemoCase, demoCases } from "./demoCases";
import { demoModerator } from "./demoModerator";

interface Ids {
  ofMember(key: string): string;
  ofPost(key: string): string;
}

/** A moderator, and a small queue for them. */
export async function insertModeration(db: EntityManager, ids: Ids, passwordHash: string): Promise<void> {
  const { name, email } = demoModerator;
  const id = newId();
  const key = { email, emailKey: canonicalEmail(email), emailRank: 0, emailVerifiedAt: new Date() };
  await db.insert(User, { id, name, ...key, passwordHash, tokenVersion: 0, role: "MODERATOR" });
  for (const demo of demoCases) await insertCase(db, demo, { ids, moderatorId: id });
}

interface Setting {
  ids: Ids;
  moderatorId: string;
}

async function insertCase(db: EntityManager, demo: DemoCase, { ids, moderatorId }: Setting): Promise<void> {
  const { kind, state, daysAgo, decision } = demo;
  const subject = await findSubject(db, demo, ids);
  const createdAt = daysBefore(new Date(), daysAgo);
  const decidedAt = daysBefore(new Date(), daysAgo / 2);
  const caseId = newId({ msecs: createdAt.getTime() });
  const isAppeal = Boolean(decision?.appeal);
  const version = 1 + (decision ? 1 : 0) + (isAppeal ? 1 : 0);
  const standing = { state, isAppeal, version, decidedAt: state === CaseState.DECIDED ? decidedAt : null };
  await db.insert(ModerationCase, { id: caseId, kind, ...subject, ...standing, createdAt });
  await db.insert(
    Report,
    demo.reports.map(({ by, ...said }) => ({ id: newId(), caseId, reporterId: ids.ofMember(by), ...said, createdAt })),
  );
  if (!decision) return;
  const { appeal = null, ...decided } = decision;
  await db.insert(ModerationDecision, {
    ...{ id: newId(), caseId, memberId: subject.authorId, content: ContentDecision.KEEP, ...decided },
    ...{ until: null, isFinal: false, appeal, appealedAt: appeal && new Date(), createdAt: decidedAt },
  });
  const about = { caseId, memberId: subject.authorId };
  await db.insert(LogEntry, {
    ...{ id: newId(), ...about, action: "case.decided", actorId: moderatorId, createdAt: decidedAt },
    details: `${ContentDecision.KEEP} ${decided.member}`,
  });
}

async function findSubject(
  db: EntityManager,
  { kind, member = "", post = "", said = "" }: DemoCase,
  { ofMember, ofPost }: Ids,
) {
  if (kind === ReportKind.PROFILE) {
    const { id, name } = await db.findOneByOrFail(User, { id: ofMember(member) });
    return { subjectId: id, authorId: id, text: `${name}\n${said}` };
  }
  const found =
    kind === ReportKind.POST
      ? await db.findOneByOrFail(Post, { id: ofPost(post) })
      : await db.findOneByOrFail(Comment, { postId: ofPost(post), authorId: ofMember(member) });
  return { subjectId: found.id, authorId: found.authorId, text: found.text };
}
