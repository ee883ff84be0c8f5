import { badInput } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { fieldMessages } from "../../../platform/messages";
import { isWithinHours } from "../../profiles/availability/isWithinHours";
import type { StudyWishes } from "../../profiles/wishes/StudyWishes";
import { mayHide } from "../../blocks/visibility";
import { groupActions } from "../../groups/group/groupPolicy";
import type { Group } from "../../groups/group/Group";
import { takePost } from "../../groups/group/groupWithPostStatements";
import type { Occurrence } from "../../studySessions/dates/Occurrence";
import { suggested as limits } from "../limits";
import type { SuggestedGroup } from "./SuggestedGroup";
import { type SoughtTopic, suggestedDates, suggestedGroups } from "./suggestedStatements";

type GroupRow = Group & { topics: number[] };
type DateRow = Occurrence & { ownerId: string; topics: number[]; isOfInterest: boolean };

/** Groups that the viewer may like to join: about what they want to learn, of their interest, or busy ones. */
export async function listSuggestedGroups(ctx: AppContext, first: number): Promise<SuggestedGroup[]> {
  checkFirst(first);
  const { wishes, sought, values } = await readSought(ctx);
  const rows = await ctx.db.rows<GroupRow>(suggestedGroups(sought, first), values);
  return rows.map(({ topics, ...row }) => {
    const group: Group = Object.assign(row, { post: takePost(row) });
    ctx.loaders.membership.prime({ groupId: group.id, userId: values[0] as string }, null);
    return { group, topics: topics.flatMap((number) => wishes.learning[number] ?? []) };
  });
}

/** The next dates of open groups that the viewer may like to come to, within their hours if they say any. */
export async function listSuggestedSessions(ctx: AppContext, first: number): Promise<Occurrence[]> {
  checkFirst(first);
  const { wishes, sought, values } = await readSought(ctx);
  const dates = await ctx.db.rows<DateRow>(suggestedDates(sought), values);
  const fitting = dates.filter((date) => isWithinHours(wishes, date));
  const best = fitting.sort(
    (a, b) =>
      b.topics.length - a.topics.length ||
      Number(b.isOfInterest) - Number(a.isOfInterest) ||
      a.startsAt.getTime() - b.startsAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  );
  return best.slice(0, first).map(({ ownerId, topics: _, isOfInterest: __, ...date }) => ({
    ...date,
    plannerId: date.plannerId ?? ownerId,
  }));
}

/** What the viewer looks for, with the values of the parameters. */
async function readSought(ctx: AppContext) {
  const viewer = authorize(ctx, groupActions.read);
  const said = await ctx.loaders.wishes.load(viewer.id);
  const wishes: StudyWishes = said ?? { learning: [], timeZone: null, availability: [] };
  const values: unknown[] = [viewer.id];
  const add = (value: unknown) => `$${values.push(value)}`;
  const topics = wishes.learning.map((topic): SoughtTopic => {
    const words = toWords(topic);
    return { tags: add([topic, topic.toLowerCase()]), words: words && add(words) };
  });
  const interest = said?.interest ? add(said.interest) : null;
  return { wishes, sought: { topics, interest, hasBlocks: mayHide(ctx) }, values };
}

/** All words of a topic, whole, in PostgreSQL's syntax; null if it is too short to say which meaning it has. */
function toWords(topic: string): string | null {
  const words = topic.normalize("NFKC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join("")].length < limits.leastWord ? null : words.join(" & ");
}

function checkFirst(first: number): void {
  if (first >= 1 && first <= limits.most) return;
  throw badInput({ field: "first", message: fieldMessages.outOfRange({ field: "first", min: 1, max: limits.most }) });
}
