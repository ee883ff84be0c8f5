import { z } from "zod";
import { StartError } from "../../errors";
import { type ActRun, defineAct } from "../../platform/admin/acts";
import { findMember } from "../accounts/users/findMember";
import type { User } from "../accounts/users/User";
import { hideComment, hidePost } from "../groups/discussion/hiding";
import { textsHiddenSince, textsShownSince } from "./textActStatements";

interface Text {
  id: string;
  kind: "POST" | "COMMENT";
  authorId: string;
}

type Author = Pick<User, "id" | "name" | "email">;

/** So many texts in one transaction, so that no lock is held for long. */
const atOnce = 50;

/** In minutes, longer than any site is old. */
const ever = 100 * 366 * 24 * 60;

const units: Readonly<Record<string, number>> = { m: 1, h: 60, d: 24 * 60 };

/** As 30m, 2h or 7d; in minutes. */
const since = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/, "is a time such as 30m, 2h or 7d")
  .transform((text) => Number(text.slice(0, -1)) * (units[text.slice(-1)] ?? 0));

const input = z.object({
  by: z.array(z.string()).min(1, "name the members: --by WHO, once for each"),
  since,
});

const textAct = (verb: "remove" | "restore", summary: string) =>
  defineAct({
    name: `posts.${verb}`,
    summary,
    input,
    isChange: true,
    async run({ by, since: minutes }, run) {
      const members: User[] = [];
      for (const who of by) members.push(await findMember(run.services.db, who));
      return { said: await (verb === "remove" ? hideTexts : showTexts)(run, members, minutes) };
    },
  });

export const textActs = [
  textAct("remove", "hides what members wrote from everyone but them and moderators: --by WHO --since 2h"),
  textAct("restore", "shows again what was hidden like this"),
];

/**
 * Hides posts and comments from everyone but their authors and moderators; `minutes`: how long ago it began, null for all. Done again, it goes
 * on where it stopped. Returns what was done.
 */
export const hideTexts = (run: ActRun, members: readonly Author[], minutes: number | null): Promise<string> =>
  changeTexts(run, members, { minutes, isHidden: true });

/** Shows again what was hidden like this; what moderators decided about stays as they decided. */
export const showTexts = (run: ActRun, members: readonly Author[], minutes: number | null): Promise<string> =>
  changeTexts(run, members, { minutes, isHidden: false });

async function changeTexts(
  { services: { db }, isDry, log }: ActRun,
  members: readonly Author[],
  { minutes, isHidden }: { minutes: number | null; isHidden: boolean },
): Promise<string> {
  if (members.length === 0) throw new StartError("Name the members: --by WHO, once for each.");
  const statement = isHidden ? textsShownSince : textsHiddenSince;
  const texts = await db.rows<Text>(statement, [members.map(({ id }) => id), minutes ?? ever]);
  const said = members.map((member) => describe(member, texts));
  const what = isHidden ? "hidden" : "shown again";
  if (isDry) return [...said, `${countOf(texts)} would be ${what}.`].join("\n");
  for (let start = 0; start < texts.length; start += atOnce)
    await db.transaction(async (tx) => {
      for (const { kind, id } of texts.slice(start, start + atOnce))
        await (kind === "POST" ? hidePost : hideComment)(tx, id, isHidden);
    });
  for (const { id } of members) {
    const count = texts.filter(({ authorId }) => authorId === id).length;
    if (count > 0) await log({ memberId: id, details: String(count) });
  }
  return [...said, `${countOf(texts)} are ${what}.`].join("\n");
}

const describe = ({ id, name, email }: Author, texts: readonly Text[]): string =>
  `${email} (${name}): ${countOf(texts.filter(({ authorId }) => authorId === id))}`;

function countOf(texts: readonly Text[]): string {
  const posts = texts.filter(({ kind }) => kind === "POST").length;
  return `${posts} posts and ${texts.length - posts} comments`;
}
