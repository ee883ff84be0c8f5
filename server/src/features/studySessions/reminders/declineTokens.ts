import type { FeatureServices } from "../../../platform/context";
import { pairName, readPair, type VersionedPair } from "../calendar/calendarTokens";

const purpose = "decline date";

/** The token of the link in reminders: for declining one date by one member. Nothing is stored. */
export const declineToken = (services: Pick<FeatureServices, "deriveToken">, link: VersionedPair): string =>
  pairName(services, purpose, link);

/** The date and the member of a token; null for an invalid token. */
export const readDeclineToken = (services: Pick<FeatureServices, "deriveToken" | "db">, token: string) =>
  readPair(services, purpose, token);
