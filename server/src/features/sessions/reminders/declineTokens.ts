import type { FeatureServices } from "../../../platform/context";
import { isSame, pairName, pairOf } from "../calendar/calendarTokens";

type Deriving = Pick<FeatureServices, "deriveToken">;

interface Link {
  userId: string;
  /** The date. */
  id: string;
}

const purpose = "decline date";

/** The token of the link in reminders: for declining one date by one member. Nothing is stored. */
export const declineToken = (services: Deriving, link: Link): string => pairName(services, purpose, link);

/** The date and the member of a token; null for an invalid token. */
export function readDeclineToken(services: Deriving, token: string): Link | null {
  const link = pairOf(token);
  return link && isSame(token, declineToken(services, link)) ? link : null;
}
