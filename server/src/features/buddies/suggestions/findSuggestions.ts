import type { Db } from "../../../platform/database/Db";
import { suggestions as limits } from "../limits";
import { type JoinedUserRow, toJoinedUser } from "../../accounts/users/joinedUser";
import { readClocks } from "../../../platform/time/clocks";
import { type Compared, rankSuggestions } from "./rankSuggestions";
import { type Suggestion, SuggestionNeed } from "./Suggestion";
import { candidatesStatement } from "./suggestionStatements";

type Candidate = Compared & JoinedUserRow;

export interface FoundSuggestions {
  suggestions: Suggestion[];
  /** What the viewer's profile lacks. */
  need: SuggestionNeed[];
}

/** As many suggestions as a list may show, and what would make them better, in one statement. */
export async function findSuggestions(db: Db, viewerId: string): Promise<FoundSuggestions> {
  const clocks = readClocks();
  const values = [viewerId, clocks.names, clocks.minutes];
  const rows = await db.rows<Candidate>(candidatesStatement, values, limits.compared);
  const own = rows.find(({ userId }) => userId === viewerId);
  if (!own) return { suggestions: [], need: Object.values(SuggestionNeed) };
  const others = rows.filter((row) => row !== own);
  const ranked = rankSuggestions(own, others, clocks).slice(0, limits.most);
  const suggestions = ranked.map(({ candidate, reasons }) => ({
    user: toJoinedUser(candidate.userId, candidate),
    reasons,
  }));
  return { suggestions, need: needOf(own) };
}

function needOf({ interest, skills, timeZone, availability }: Candidate): SuggestionNeed[] {
  return [
    ...(interest === null ? [SuggestionNeed.INTEREST] : []),
    ...(skills.length === 0 ? [SuggestionNeed.SKILLS] : []),
    ...(timeZone === null ? [SuggestionNeed.TIME_ZONE] : []),
    ...(availability.length === 0 ? [SuggestionNeed.AVAILABILITY] : []),
  ];
}
