import { v7 as newId } from "uuid";
import { StartError } from "../../errors";
import { type AppContext, createContext, type Services } from "../../platform/context";
import type { Role } from "../../platform/auth/Viewer";
import { moderation as limits } from "./limits";
import type { AbsenceEntry } from "../accounts/suspension/AbsenceEntry";
import { announceAbsence, endAbsence, findAbsence } from "../accounts/suspension/absence";
import { deleteAccount } from "../accounts/deletion/deleteAccount";
import { findByEmail } from "../accounts/users/findByEmail";
import { TokenPurpose } from "../accounts/recovery/AccountToken";
import { makeTokenIn, nextAskedAt } from "../accounts/recovery/accountTokens";
import { setRole } from "../accounts/users/roles";
import { User } from "../accounts/users/User";
import { ContentDecision, MemberDecision, ReportKind } from "./choices";
import { decide } from "./decideReport";
import type { ModerationCase } from "./ModerationCase";
import { writeLog } from "./moderationLog";
import { lockCase, openCase } from "./moderationStatements";

export const memberUsage = `Usage: npm run member -- COMMAND EMAIL …
  show EMAIL                          what is known of the member
  role EMAIL MEMBER|MODERATOR|ADMIN   what they may do for the site
  suspend EMAIL [DAYS] REASON         they are absent, for DAYS or until restored; they read the reason
  restore EMAIL                       ends a suspension
  reset-link EMAIL                    prints a link to a new password, good once for 30 minutes
  delete EMAIL                        deletes the account with all that is in it, at once`;

/** Runs an operator's command, and returns the output. */
export async function runMemberCommand(services: Services, words: readonly string[]): Promise<string> {
  const [name = "", email = "", ...rest] = words;
  const command = commands[name];
  if (!command || !email) throw new StartError(memberUsage);
  const user = await findByEmail(services.db, email);
  if (!user) throw new StartError(`No member has the address ${email}.`);
  return command(services, user, rest);
}

type Command = (services: Services, user: User, rest: readonly string[]) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  show,
  role: changeRole,
  suspend,
  restore,
  "reset-link": makeResetLink,
  delete: remove,
};

export const memberCommandNames: readonly string[] = Object.keys(commands);

async function show({ db }: Services, { id, name, email, createdAt }: User, rest: readonly string[]): Promise<string> {
  refuse(rest);
  const { role } = await db.findOneOrFail(User, { where: { id }, select: { id: true, role: true } });
  const absence = await findAbsence(db, id);
  const state = absence ? `${absence.kind}${endOf(absence)}: ${absence.reason ?? ""}` : "present";
  return [
    `id      ${id}`,
    `name    ${name}`,
    `email   ${email}`,
    `role    ${role}`,
    `joined  ${createdAt.toISOString()}`,
  ]
    .concat(`state   ${state}`)
    .join("\n");
}

const endOf = (absence: Pick<AbsenceEntry, "until"> | null): string =>
  absence?.until ? ` until ${absence.until.toISOString()}` : "";

const roles: readonly string[] = ["MEMBER", "MODERATOR", "ADMIN"];

async function changeRole(
  { db }: Services,
  { id, email }: User,
  [role = "", ...rest]: readonly string[],
): Promise<string> {
  refuse(rest);
  if (!roles.includes(role)) throw new StartError(memberUsage);
  await db.transaction(async (tx) => {
    await setRole(tx, id, role as Role);
    await writeLog(tx, { action: "member.role", memberId: id, details: role });
  });
  return `${email} is ${role} now.`;
}

async function suspend(services: Services, { id, email }: User, rest: readonly string[]): Promise<string> {
  const days = /^\d+$/.test(rest[0] ?? "") ? Number(rest[0]) : null;
  const reasonShown = rest.slice(days === null ? 0 : 1).join(" ");
  if (!reasonShown || days === 0 || (days ?? 0) > limits.suspensionDays) throw new StartError(memberUsage);
  await services.db.transaction(async (tx) => {
    const [opened] = await tx.rows<{ id: string }>(openCase, [ReportKind.PROFILE, id, newId(), id, null, null, null]);
    const [found] = await tx.rows<ModerationCase>(lockCase, [opened?.id]);
    if (!found) throw new StartError("Somebody else has changed this case meanwhile. Try again.");
    const input = { content: ContentDecision.KEEP, member: MemberDecision.SUSPEND, days, reasonShown };
    await decide(services, tx, { actorId: null, found, input });
  });
  announceAbsence(services, id);
  return `${email} is suspended${endOf(await findAbsence(services.db, id))}.`;
}

async function restore({ db }: Services, { id, email }: User, rest: readonly string[]): Promise<string> {
  refuse(rest);
  await db.transaction(async (tx) => {
    await endAbsence(tx, id, "SUSPENDED");
    await writeLog(tx, { action: "member.restored", memberId: id });
  });
  return `${email} is not suspended any more.`;
}

async function makeResetLink({ db, mail }: Services, { id }: User, rest: readonly string[]): Promise<string> {
  refuse(rest);
  const request = { userId: id, purpose: TokenPurpose.RESET_PASSWORD, askedAt: nextAskedAt() };
  const token = await db.transaction(async (tx) => {
    await writeLog(tx, { action: "member.reset-link", memberId: id });
    return makeTokenIn(tx, request);
  });
  if (!token) throw new StartError("A newer link was sent meanwhile. Try again.");
  return `${mail.siteUrl}/reset-password#token=${token}`;
}

async function remove(services: Services, { id, email }: User, rest: readonly string[]): Promise<string> {
  refuse(rest);
  await deleteAccount(contextFor(services, id));
  await services.db.transaction((tx) => writeLog(tx, { action: "member.deleted", memberId: id }));
  return `${email} is deleted.`;
}

/** A context of the member. */
function contextFor(services: Services, id: string): AppContext {
  const silent = () => undefined;
  return createContext(services, {
    viewer: { id, tokenId: id, expiresAt: new Date(Date.now() + 60_000) },
    hasInvalidToken: false,
    requestId: newId(),
    ip: "",
    baseUrl: "",
    log: { info: silent, warn: silent, error: silent },
  });
}

function refuse(unknown: readonly string[]): void {
  if (unknown.length > 0) throw new StartError(memberUsage);
}
