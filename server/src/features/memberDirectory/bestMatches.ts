import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { readClocks } from "../../platform/time/clocks";
import { type Compared, rankMembers } from "../buddies/suggestions/rankSuggestions";
import { skillKey } from "../profiles/skills";
import { directoryActions } from "./directoryPolicy";
import { addChoice, type Choice } from "./filter";
import { candidatesStatement } from "./filterStatements";
import { matching } from "./limits";

export interface Match {
  /** The profile's. */
  id: string;
  userId: string;
  score: number;
}

/** Who fits the filter, with whom the viewer has most in common first: the best of some hundreds. */
export async function listBestMatches(ctx: AppContext, choice: Choice): Promise<Match[]> {
  const own = await readOwn(ctx, authorize(ctx, directoryActions.compare).id);
  const values: unknown[] = [];
  const read = addChoice(choice, values);
  const add = (value: unknown) => `$${values.push(value)}`;
  const statement = candidatesStatement(read, {
    id: add(own.userId),
    interest: add(own.interest),
    skills: add(own.skills.map(skillKey)),
    learning: add(own.learning.map(skillKey)),
  });
  const rows = await ctx.db.rows<Compared & { id: string }>(statement, values, matching.compared);
  return rankMembers(own, rows, readClocks())
    .map(({ candidate: { id, userId }, score }) => ({ id, userId, score }))
    .sort((a, b) => b.score - a.score || (a.userId < b.userId ? 1 : -1));
}

/** What others are compared with: the viewer's profile, or what they said before they have one. */
async function readOwn({ loaders }: AppContext, userId: string): Promise<Compared> {
  const profile = await loaders.profileOfUser.load(userId);
  const wishes = profile ? null : await loaders.wishes.load(userId);
  return {
    userId,
    interest: profile?.interest ?? null,
    skills: profile?.skills ?? [],
    learning: profile?.learning ?? wishes?.learning ?? [],
    timeZone: profile?.timeZone ?? wishes?.timeZone ?? null,
    availability: profile?.availability ?? wishes?.availability ?? [],
    createdAt: profile?.createdAt ?? new Date(0),
    sharedGroups: 0,
  };
}
