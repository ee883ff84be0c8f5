import { useSearchParams } from "react-router-dom";
import type { Interest } from "../../generated/hooks";
import { interests as allInterests } from "../../shared/interests";

export interface Goal {
  /** What someone would like to learn; empty until they have said it. */
  goal: string;
  /** The subjects to favour; if empty, the service decides. */
  interests: readonly Interest[];
}

/** The learning goal lives in the address, so that Back, a reload and a shared link keep it. */
export function useGoal() {
  const [search, setSearch] = useSearchParams();
  const chosen = search.getAll("interest");
  const asked: Goal = {
    goal: search.get("goal")?.trim() ?? "",
    interests: allInterests.map(({ value }) => value).filter((value) => chosen.includes(value.toLowerCase())),
  };
  const ask = (next: Goal) => setSearch(toSearch(next), { preventScrollReset: true });
  return { asked, ask };
}

/** The same choice is the same text, in whichever order it was made. */
export function toSearch({ goal, interests }: Goal): URLSearchParams {
  const chosen = allInterests.filter(({ value }) => interests.includes(value));
  return new URLSearchParams([["goal", goal], ...chosen.map(({ value }) => ["interest", value.toLowerCase()])]);
}
