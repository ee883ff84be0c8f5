import type { AppContext } from "../../../platform/context";
import { nextForGuests } from "../plan/studySessionStatements";
import type { GuestSession } from "./GuestSession";

/** The next dates of a group that guests may see, without those of planners whom they do not see. */
export const sessionsForGuests = ({ db }: AppContext, groupId: string): Promise<GuestSession[]> =>
  db.rows<GuestSession>(nextForGuests, [groupId]);
