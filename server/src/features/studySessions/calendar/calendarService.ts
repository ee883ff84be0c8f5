import { isDerived } from "../../../platform/auth/derivedTokens";
import { createHash } from "node:crypto";
import { authorize, canReadOwn } from "../../../platform/authorization/authorize";
import type { AppContext, FeatureServices } from "../../../platform/context";
import { calendars as limits } from "../limits";
import { audit } from "../../accounts/users/audit";
import { requireConfirmation } from "../../accounts/confirmation/confirmIdentity";
import { refuseShared } from "../../accounts/signIn/sharedAccount";
import type { Occurrence } from "../dates/Occurrence";
import { sessionActions } from "../plan/sessionPolicy";
import { CalendarFeed } from "./CalendarFeed";
import * as statements from "./calendarStatements";
import { feedName, memberOf, pairName, readPair } from "./calendarTokens";
import { type CalendarEntry, calendarForm, writeCalendar } from "./writeCalendar";

const addressOf = ({ baseUrl, mail }: AppContext, name: string) => `${baseUrl || mail.siteUrl}/calendar/${name}.ics`;

/** The viewer's feed; null while they have none. */
export async function findFeed(ctx: AppContext): Promise<CalendarFeed | null> {
  const viewer = authorize(ctx, sessionActions.readCalendar);
  const feed = await ctx.db.findOneBy(CalendarFeed, { userId: viewer.id, isOpen: true });
  return feed && Object.assign(feed, { url: addressOf(ctx, feedName(ctx, feed)) });
}

/** Creates a feed, or renews its URL; the old URL becomes invalid. */
export async function renewFeed(ctx: AppContext): Promise<CalendarFeed | null> {
  const viewer = authorize(ctx, sessionActions.changeFeed);
  refuseShared(ctx, viewer.id);
  await requireConfirmation(ctx);
  await ctx.db.transaction(async (tx) => void (await tx.rows(statements.renewFeed, [viewer.id])));
  audit(ctx, "calendar.renewed", viewer.id);
  return findFeed(ctx);
}

/** Removes the feed. Idempotent. */
export async function endFeed(ctx: AppContext): Promise<boolean> {
  const viewer = authorize(ctx, sessionActions.changeFeed);
  await ctx.db.transaction(async (tx) => void (await tx.rows(statements.endFeed, [viewer.id])));
  audit(ctx, "calendar.ended", viewer.id);
  return true;
}

/** The URL of one date for calendar programs. The viewer's rights are checked at each request. */
export async function calendarUrlOf(ctx: AppContext, { id }: Occurrence): Promise<string | null> {
  if (!ctx.viewer || !canReadOwn(ctx, sessionActions.readLink, undefined)) return null;
  const member = await ctx.loaders.linkVersion.load(ctx.viewer.id);
  if (!member) return null;
  return addressOf(ctx, pairName(ctx, "calendar date", { userId: member.id, id, version: member.version }));
}

interface Calendar {
  /** Another one after every change of what it contains. The database computes it, so it costs the process nothing. */
  readTag(): Promise<string>;
  write(): Promise<string>;
}

/** The calendar with this name; null when there is none, or not any more. */
export async function findCalendar(services: FeatureServices, name: string): Promise<Calendar | null> {
  const found = (await findFeedOf(services, name)) ?? (await findDateOf(services, name));
  if (!found) return null;
  const { statement, values } = found;
  const host = hostOf(services);
  return {
    async readTag() {
      const row = await services.db.row<{ hash: string }>(statements.tagOf(statement), values);
      return `${calendarForm}-${createHash("sha256").update(`${host} ${row?.hash}`).digest("base64url").slice(0, 22)}`;
    },
    write: async () => writeCalendar(await services.db.rows<CalendarEntry>(statement, values, limits.entries), host),
  };
}

/** The dates that the member has planned, for the copy of their data. */
export async function writePlanned(services: FeatureServices, userId: string): Promise<string> {
  const entries = await services.db.rows<CalendarEntry>(statements.plannedStatement, [userId]);
  return writeCalendar(entries, hostOf(services));
}

/** A statement with the entries of a calendar. */
interface Source {
  statement: string;
  values: string[];
}

async function findFeedOf({ db, ...services }: FeatureServices, name: string): Promise<Source | null> {
  const userId = memberOf(name);
  const feed = userId && (await db.row<{ userId: string; version: number }>(statements.openFeed, [userId]));
  if (!feed || !isDerived(name, services, (by) => feedName(by, feed))) return null;
  return { statement: statements.feedStatement, values: [feed.userId] };
}

async function findDateOf(services: FeatureServices, name: string): Promise<Source | null> {
  const given = await readPair(services, "calendar date", name);
  if (!given) return null;
  const source = { statement: statements.dateStatement, values: [given.userId, given.id] };
  return (await services.db.row(source.statement, source.values)) ? source : null;
}

/** The suffix of ids in calendars, which makes them globally unique. */
const hostOf = ({ mail: { siteUrl } }: FeatureServices) =>
  siteUrl ? new URL(siteUrl).hostname : "study-circle.invalid";
