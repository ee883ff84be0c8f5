import type { FeatureServices } from "../../../platform/context";
import { isSame, pairName, pairOf } from "../calendar/calendarTokens";

type Deriving = Pick<FeatureServices, "deriveToken">;

interface Link {
  userId: string;
  /** The date. */
  id: string;
}

const purpose = "decline date";

/** Of the link in reminders: good for one member and one date, and for nothing but declining. Nothing is stored. */
export const declineToken = (services: Deriving, link: Link): string => pairName(services, purpose, link);

/** Which date a token declines, and for whom; null for what is no such token. */
export function readDeclineToken(services: Deriving, token: string): Link | null {
  const link = pairOf(token);
  return link && isSame(token, declineToken(services, link)) ? link : null;
}
