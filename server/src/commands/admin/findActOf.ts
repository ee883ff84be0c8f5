import "../../features";
import { StartError } from "../../errors";
import type { Act } from "../../platform/admin/acts";
import { parts } from "../../platform/parts";
import { usageOf } from "./readArguments";

/** Throws StartError with what there is instead. */
export function findActOf(noun: string, verb: string): Act {
  const act = parts().acts.get(`${noun}.${verb}`);
  if (act) return act;
  const known = listActs(noun);
  throw new StartError(known ? `Usage: npm run admin -- ${noun} VERB …\n${known}` : `There is no "${noun}".`);
}

/** The usage of all acts, or of those of one noun. */
export const listActs = (noun?: string): string =>
  [...parts().acts.values()]
    .filter(({ name }) => noun === undefined || name.startsWith(`${noun}.`))
    .map(usageOf)
    .join("\n");
