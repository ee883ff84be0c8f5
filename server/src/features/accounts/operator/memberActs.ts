import { z } from "zod";
import { StartError } from "../../../errors";
import { type Act, type ActResult, type ActRun, defineAct } from "../../../platform/admin/acts";
import type { Role } from "../../../platform/auth/Viewer";
import type { AbsenceEntry } from "../suspension/AbsenceEntry";
import { findAbsence } from "../suspension/absence";
import { removeMember } from "../deletion/removeMember";
import { cancelEmailChange } from "../email/cancelEmailChange";
import { setAddress } from "../email/confirmEmailChange";
import { accounts as limits } from "../limits";
import { TokenPurpose } from "../recovery/AccountToken";
import { makeTokenIn, nextAskedAt } from "../recovery/accountTokens";
import { toMailbox } from "../../../platform/validation/emailDomain";
import { findMember } from "../users/findMember";
import { setRole } from "../users/roles";
import { User } from "../users/User";
import { findMembers, type FoundMember } from "./memberStatements";
import { Passkey } from "../passkeys/Passkey";

/** A member, by whatever an operator knows of them. */
const who = z.string().min(1, "name the member: an address, an id, a name or a profile page");

const describe = ({ id, name, email, role, joined, state }: FoundMember) => ({ id, name, email, role, joined, state });

const find = defineAct({
  name: "member.find",
  summary: "members by a part of the name or address, the newest first",
  input: z.object({ text: z.string().default(""), role: z.enum(["MEMBER", "MODERATOR", "ADMIN"]).optional() }),
  words: ["text"],
  async run({ text, role }, { services }) {
    const rows = await findMembers(services.db, { text, role: role ?? null, after: null, limit: 50 });
    return rows.length > 0 ? { rows: rows.map(describe) } : { said: "No member is like this." };
  },
});

const show = defineAct({
  name: "member.show",
  summary: "what is known of a member",
  input: z.object({ who }),
  words: ["who"],
  async run({ who: given }, { services: { db } }) {
    const { id, name, email, createdAt } = await findMember(db, given);
    const { role, emailVerifiedAt } = await db.findOneOrFail(User, {
      where: { id },
      select: { id: true, role: true, emailVerifiedAt: true },
    });
    const absence = await findAbsence(db, id);
    const passkeys = await db.countBy(Passkey, { userId: id });
    return {
      facts: {
        ...{ id, name, email, role, joined: createdAt.toISOString() },
        confirmed: emailVerifiedAt?.toISOString() ?? "no",
        passkeys,
        state: absence ? `${absence.kind}${endOf(absence)}: ${absence.reason ?? ""}` : "present",
      },
    };
  },
});

export const endOf = (absence: Pick<AbsenceEntry, "until"> | null): string =>
  absence?.until ? ` until ${absence.until.toISOString()}` : "";

const role = defineAct({
  name: "member.role",
  summary: "what a member may do for the site: MEMBER, MODERATOR or ADMIN",
  input: z.object({ who, role: z.enum(["MEMBER", "MODERATOR", "ADMIN"]) }),
  words: ["who", "role"],
  isChange: true,
  async run({ who: given, role: next }, { services, change }) {
    const { id, email } = await findMember(services.db, given);
    await change({ memberId: id, details: next }, (tx) => setRole(tx, id, next satisfies Role));
    return { said: `${email} is ${next} now.` };
  },
});

const rename = defineAct({
  name: "member.rename",
  summary: "gives a member another name",
  input: z.object({ who, name: z.string().trim().min(1).max(limits.name) }),
  words: ["who", "name"],
  isChange: true,
  async run({ who: given, name }, { services, change }) {
    const { id, email, name: before } = await findMember(services.db, given);
    await change({ memberId: id, details: `${before} → ${name}` }, (tx) => tx.update(User, { id }, { name }));
    return { said: `${email} is called ${name} now.` };
  },
});

const email = defineAct({
  name: "member.email",
  summary: "gives a member another address, which counts as confirmed",
  input: z.object({ who, email: z.email("must be an email address") }),
  words: ["who", "email"],
  isChange: true,
  async run({ who: given, email: next }, { services, change }) {
    const { id, email: before } = await findMember(services.db, given);
    await change({ memberId: id }, async (tx) => {
      await cancelEmailChange(tx, id);
      await setAddress(services, tx, id, toMailbox(next));
    });
    return { said: `${before} has the address ${next} now.` };
  },
});

const signOut = defineAct({
  name: "member.sign-out",
  summary: "ends all sessions and access tokens of a member",
  input: z.object({ who }),
  words: ["who"],
  isChange: true,
  async run({ who: given }, { services, change, isDry }) {
    const { id, email: address } = await findMember(services.db, given);
    await change({ memberId: id }, (tx) => services.sessions.endAllIn(tx, [id]));
    if (!isDry) services.sessions.announceEnd({ userId: id, tokenId: null });
    return { said: `${address} is signed out everywhere.` };
  },
});

const resetLink = defineAct({
  name: "member.reset-link",
  summary: "prints a link to a new password, good once for 30 minutes",
  input: z.object({ who }),
  words: ["who"],
  isChange: true,
  async run({ who: given }, { services, change }) {
    const { id } = await findMember(services.db, given);
    const request = { userId: id, purpose: TokenPurpose.RESET_PASSWORD, askedAt: nextAskedAt() };
    const token = await change({ memberId: id }, (tx) => makeTokenIn(tx, request));
    if (!token) throw new StartError("A newer link was sent meanwhile. Try again.");
    return { said: `${services.mail.siteUrl}/reset-password#token=${token}` };
  },
});

const passkeys = defineAct({
  name: "member.passkeys",
  summary: "the passkeys of a member; --remove takes all of them away",
  input: z.object({ who, remove: z.boolean().default(false) }),
  words: ["who"],
  isChange: ({ remove }) => remove,
  async run({ who: given, remove }, { services, change }): Promise<ActResult> {
    const { id, email: address } = await findMember(services.db, given);
    const found = await services.db.find(Passkey, { where: { userId: id }, order: { createdAt: "ASC" } });
    if (remove && found.length > 0)
      await change({ memberId: id, details: String(found.length) }, (tx) => tx.delete(Passkey, { userId: id }));
    if (remove) return { said: `${found.length} passkeys of ${address} are removed.` };
    if (found.length === 0) return { said: `${address} has no passkeys.` };
    return { rows: found.map(({ name, createdAt }) => ({ name, created: createdAt.toISOString() })) };
  },
});

const removal = defineAct({
  name: "member.delete",
  summary: "deletes the account with all that is in it, at once",
  input: z.object({ who }),
  words: ["who"],
  isChange: true,
  async run({ who: given }, run) {
    const { id, email: address } = await findMember(run.services.db, given);
    await removeNow(run, id);
    return { said: `${address} is deleted.` };
  },
});

/** In a transaction of its own, which also ends what other features have of the member. */
async function removeNow({ services, isDry, log }: ActRun, id: string): Promise<void> {
  if (isDry) return;
  await removeMember(services, id, { keepsContent: false });
  await log({ memberId: id });
}

export const memberActs: readonly Act[] = [...[find, show, role, rename, email, signOut, resetLink, passkeys, removal]];
