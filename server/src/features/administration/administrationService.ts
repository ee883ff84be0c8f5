import { statfs } from "node:fs/promises";
import type { AppContext } from "../../platform/context";
import { countDeadLetters, type DeadLetter, listDeadLetters } from "../../platform/jobs/deadLetters";
import { isReadOnly } from "../../platform/settings/readOnly";
import { findMembers } from "../accounts/operator/memberStatements";
import {
  AdministeredMemberPage,
  type AdministeredText,
  type Attention,
  AttentionKind,
  type FailedJob,
  type SiteBan,
  type SiteDay,
  type SiteStorage,
} from "./Administration";
import type { SiteRole } from "./administrationInputs";
import { site as limits } from "./limits";
import { isMail } from "./isMail";
import { lowestId } from "./lowestId";
import { isNoticeShown } from "./notice";
import type { Site } from "./Site";
import { openCases, storage, textsSince } from "./siteStatements";

/** What everybody may know. */
export function describeSite({ settings }: Pick<AppContext, "settings">): Site {
  const notice = settings.get("notice");
  const isShown = notice !== null && isNoticeShown(notice);
  return {
    notice: isShown ? { text: notice.text, until: notice.until === null ? null : new Date(notice.until) } : null,
    registrations: settings.get("registrations"),
    isReadOnly: isReadOnly(settings),
  };
}

const dayMs = 86_400_000;

/** The last days, also those without a figure, the oldest first. */
export async function listDays({ counts }: Pick<AppContext, "counts">, now = Date.now()): Promise<SiteDay[]> {
  const counted = await counts.list(limits.days);
  return Array.from({ length: limits.days }, (_, index) => {
    const day = new Date(now - (limits.days - 1 - index) * dayMs).toISOString().slice(0, 10);
    const of = (name: string) => counted.find((one) => one.day === day && one.name === name)?.value ?? 0;
    return {
      day,
      signUps: of("signUps"),
      activeMembers: of("activeMembers"),
      sessionsHeld: of("sessionsHeld"),
      minutesStudied: of("minutesStudied"),
      mails: of("mails"),
      errors: of("errors"),
    };
  });
}

/** What an admin should look at, the most urgent first. */
export async function listAttention(ctx: AppContext): Promise<Attention[]> {
  const { db, settings } = ctx;
  const failed = await listFailedJobs(ctx);
  const mails = failed.filter(({ isMail }) => isMail).length;
  const jobs = (await countDeadLetters(db)) - mails;
  const cases = await db.row<{ count: number }>(openCases);
  const errors = (await listDays(ctx)).at(-1)?.errors ?? 0;
  const disk = await diskOf(ctx);
  const freePercent = disk ? Math.floor((disk.freeBytes / disk.diskBytes) * 100) : 100;
  const found: Attention[] = [
    { kind: AttentionKind.READ_ONLY, count: isReadOnly(settings) ? 1 : 0 },
    {
      kind: AttentionKind.DISK_NEARLY_FULL,
      count: freePercent < limits.freeShare * 100 ? Math.max(1, freePercent) : 0,
    },
    { kind: AttentionKind.FAILED_MAILS, count: mails },
    { kind: AttentionKind.FAILED_JOBS, count: jobs },
    { kind: AttentionKind.OPEN_CASES, count: cases?.count ?? 0 },
    { kind: AttentionKind.ERRORS_TODAY, count: errors },
  ];
  return found.filter(({ count }) => count > 0);
}

interface MemberSearch {
  text: string;
  role: SiteRole | null;
  after: string | null;
}

/** The newest first. */
export async function searchMembers({ db }: AppContext, search: MemberSearch): Promise<AdministeredMemberPage> {
  const { membersListed } = limits;
  const found = await findMembers(db, { ...search, limit: membersListed + 1 });
  const nodes = found.slice(0, membersListed);
  return { nodes, next: found.length > membersListed ? (nodes.at(-1)?.id ?? null) : null };
}

/** Posts and comments since a time, the newest first. `memberIds`: only theirs; null: all. */
export function listTexts({ db }: AppContext, since: Date, memberIds: string[] | null): Promise<AdministeredText[]> {
  const values = [lowestId(since.getTime()), since, memberIds, limits.textCharacters, limits.textsListed];
  return db.rows<AdministeredText>(textsSince, values, 10_000);
}

/** The newest first. */
export async function listFailedJobs({ db }: AppContext): Promise<FailedJob[]> {
  return (await listDeadLetters(db, { limit: limits.jobsListed })).map(present);
}

const present = ({ id, job, data, error, failedAt }: DeadLetter): FailedJob => ({
  ...{ id, job, error, failedAt },
  isMail: isMail({ job }),
  data: JSON.stringify(data),
});

export const listBans = ({ bans }: AppContext): SiteBan[] =>
  bans.list.map(({ network, mailDomain, ...ban }) => ({ ...ban, what: network ?? mailDomain ?? "" }));

/** What the site is stored on. */
export async function describeStorage(ctx: AppContext): Promise<SiteStorage | null> {
  const found = await ctx.db.row<Omit<SiteStorage, "freeBytes" | "diskBytes" | "nodeVersion">>(storage);
  const disk = await diskOf(ctx);
  const { freeBytes = null, diskBytes = null } = disk ?? {};
  return found && { ...found, freeBytes, diskBytes, nodeVersion: process.versions.node };
}

/** null where the data folder is not known, or its disk does not say. */
async function diskOf({
  dataDir,
}: Pick<AppContext, "dataDir">): Promise<{ freeBytes: number; diskBytes: number } | null> {
  if (dataDir === null) return null;
  const found = await statfs(dataDir).catch(() => null);
  return found && { freeBytes: found.bavail * found.bsize, diskBytes: found.blocks * found.bsize };
}
