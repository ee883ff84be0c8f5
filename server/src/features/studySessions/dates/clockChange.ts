import { badInput } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import { loadParent } from "../../../platform/database/loader";
import { fieldMessages } from "../../../platform/messages";
import { toTimeZone } from "../../../platform/validation/timeZone";
import { isClockChange } from "./dates";
import type { Occurrence } from "./Occurrence";

/** `given`: the zone of the viewer's device. */
export async function findIsClockChange(
  ctx: AppContext,
  occurrence: Occurrence,
  given: string | null | undefined,
): Promise<boolean> {
  const zone = given ? toTimeZone(given) : await zoneOf(ctx, occurrence);
  if (!zone) throw badInput({ field: "timeZone", message: fieldMessages.noTimeZone({ field: "timeZone" }) });
  return isClockChange(await ctx.loaders.dateBefore.load(occurrence.id), occurrence, zone);
}

async function zoneOf({ viewer, loaders }: AppContext, { sessionId }: Occurrence): Promise<string> {
  const own = viewer && (await loaders.profileOfUser.load(viewer.id))?.timeZone;
  return own ?? (await loadParent(loaders.studySession, sessionId)).timeZone;
}
