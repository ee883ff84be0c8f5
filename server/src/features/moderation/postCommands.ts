import { validate as isUuid } from "uuid";
import { StartError } from "../../errors";
import type { Services } from "../../platform/context";
import { findByEmail } from "../accounts/users/findByEmail";
import { User } from "../accounts/users/User";
import { hideComment, hidePost } from "../groups/discussion/hiding";
import { writeLog } from "./moderationLog";
import { textsHiddenSince, textsShownSince } from "./postCommandStatements";

/** What an operator does about texts of some members at once, as after a wave of advertising. */
export interface PostsCommand {
  verb: "remove" | "restore";
  /** Members by their addresses, ids, or the addresses of their profiles. */
  by: readonly string[];
  /** How long ago it began, as in `2h`: minutes, hours or days. */
  since: string;
  /** Only says what would happen. */
  isDry: boolean;
}

interface Text {
  id: string;
  kind: "POST" | "COMMENT";
  authorId: string;
}

/** So many texts in one transaction, so that no lock is held for long. */
const atOnce = 50;

/**
 * Hides posts and comments from everyone but their authors and moderators, or shows again what was hidden like this; what
 * moderators decided about stays as they decided. Done again, it goes on where it stopped. Returns what was done.
 */
export async function runPostsCommand(services: Services, { verb, by, since, isDry }: PostsCommand): Promise<string> {
  const minutes = minutesOf(since);
  const members: User[] = [];
  for (const who of by) members.push(await findMember(services, who));
  if (members.length === 0) throw new StartError("Name the members: --by ADDRESS, once for each.");
  const isHidden = verb === "remove";
  const statement = isHidden ? textsShownSince : textsHiddenSince;
  const texts = await services.db.rows<Text>(statement, [members.map(({ id }) => id), minutes]);
  const said = members.map((member) => describe(member, texts));
  const what = isHidden ? "hidden" : "shown again";
  if (isDry) return [...said, `${countOf(texts)} would be ${what}. Nothing was changed.`].join("\n");
  for (let start = 0; start < texts.length; start += atOnce)
    await services.db.transaction(async (tx) => {
      for (const { kind, id } of texts.slice(start, start + atOnce))
        await (kind === "POST" ? hidePost : hideComment)(tx, id, isHidden);
    });
  for (const member of members) {
    const own = texts.filter(({ authorId }) => authorId === member.id);
    const entry = {
      action: isHidden ? "texts.removed" : "texts.restored",
      memberId: member.id,
      details: String(own.length),
    };
    if (own.length > 0) await writeLog(services.db, entry);
  }
  return [...said, `${countOf(texts)} are ${what}.`].join("\n");
}

const units: Readonly<Record<string, number>> = { m: 1, h: 60, d: 24 * 60 };

function minutesOf(since: string): number {
  const [, count, unit = ""] = /^([1-9]\d{0,3})([mhd])$/.exec(since) ?? [];
  if (!count) throw new StartError("--since is a time such as 30m, 2h or 7d.");
  return Number(count) * (units[unit] ?? 0);
}

async function findMember({ db }: Services, who: string): Promise<User> {
  const id = who.split(/[/?#]/).find((part) => isUuid(part));
  const user = id ? await db.findOneBy(User, { id: id.toLowerCase() }) : await findByEmail(db, who);
  if (!user) throw new StartError(`No member is ${who}. Nothing was changed.`);
  return user;
}

function describe({ id, name, email }: User, texts: readonly Text[]): string {
  return `${email} (${name}): ${countOf(texts.filter(({ authorId }) => authorId === id))}`;
}

function countOf(texts: readonly Text[]): string {
  const posts = texts.filter(({ kind }) => kind === "POST").length;
  return `${posts} posts and ${texts.length - posts} comments`;
}
