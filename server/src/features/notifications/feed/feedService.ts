import type { Viewer } from "../../../platform/auth/Viewer";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { topicKey } from "../../../platform/live/events";
import type { LiveWait } from "../../../platform/live/LiveWaits";
import { parts } from "../../../platform/parts";
import { feed as limits } from "../limits";
import { notificationActions } from "../list/notificationPolicy";
import { feedPage } from "./feedStatements";

export interface FeedRequest {
  /** The cursor of the last answer; null: only what happens from now on. */
  after: number | null;
  limit: number;
}

interface ShownEvent {
  /** Its place in the feed of the member. */
  number: number;
  kind: string;
  subjectId: string;
  commentId: string | null;
  createdAt: Date;
}

export interface FeedPage {
  /** Oldest first. */
  events: ShownEvent[];
  /** Where the next page begins. */
  cursor: number;
  hasMore: boolean;
  /** Events after the given cursor are gone: a program that keeps a copy must read it again. */
  hasGap: boolean;
}

type Row = { lastNumber: number; isShown: boolean } & (ShownEvent | { [K in keyof ShownEvent]: null });
type Found = Row & ShownEvent;

/** The viewer's events after a cursor, in one statement. Those that their access token may not read are passed over. */
export async function readEvents(ctx: AppContext, { after, limit }: FeedRequest): Promise<FeedPage> {
  const viewer = authorize(ctx, notificationActions.readEvents);
  const rows = await ctx.db.rows<Row>(feedPage(), [viewer.id, after, limit, kindsFor(viewer)], limit);
  const last = rows[0]?.lastNumber ?? 0;
  const found = rows.filter((row): row is Found => row.number !== null);
  const cursor = found.at(-1)?.number ?? last;
  return {
    events: found.filter(({ isShown }) => isShown),
    cursor,
    hasMore: cursor < last,
    hasGap: !!after && (after > last || (found[0]?.number ?? last + 1) > after + 1),
  };
}

/** The same, but it waits for the first event: at most so many seconds, without a statement. */
export async function waitForEvents(
  ctx: AppContext,
  { after, limit }: FeedRequest,
  { seconds, left }: { seconds: number; left: AbortSignal },
): Promise<FeedPage> {
  if (seconds === 0) return readEvents(ctx, { after, limit });
  const wait = beginWait(ctx, left);
  const end = performance.now() + seconds * 1_000;
  try {
    let page = await readEvents(ctx, { after, limit });
    while (isEmpty(page) && (await wait.next(end - performance.now())) && (await isSessionValid(ctx)))
      page = await readEvents(ctx, { after: page.cursor, limit });
    return page;
  } finally {
    wait.leave();
  }
}

/** Pages of events as they come, for some minutes. A page without events comes when nothing has happened for a while. */
export async function followEvents(
  ctx: AppContext,
  after: number | null,
  left: AbortSignal,
): Promise<AsyncGenerator<FeedPage>> {
  const wait = beginWait(ctx, left);
  try {
    const page = await readEvents(ctx, { after, limit: limits.events });
    return pagesAfter(ctx, page, wait);
  } catch (error) {
    wait.leave();
    throw error;
  }
}

async function* pagesAfter(ctx: AppContext, first: FeedPage, wait: LiveWait): AsyncGenerator<FeedPage> {
  const end = Math.min(performance.now() + limits.streamSeconds * 1_000, endOf(ctx.viewer));
  try {
    for (let page = first; ;) {
      yield page;
      if (!page.hasMore) await wait.next(Math.min(limits.waitSeconds * 1_000, end - performance.now()));
      if (wait.isOver || performance.now() >= end || !(await isSessionValid(ctx))) return;
      page = await readEvents(ctx, { after: page.cursor, limit: limits.events });
    }
  } catch (error) {
    // The client comes back with the id of the last event.
    ctx.log.warn({ event: "events.stream.failed", requestId: ctx.requestId, err: error }, "events.stream.failed");
  } finally {
    wait.leave();
  }
}

const isEmpty = ({ events, hasMore, hasGap }: FeedPage) => events.length === 0 && !hasMore && !hasGap;

/** When the session ends, on the clock of `performance.now()`. */
const endOf = (viewer: Viewer | null) => performance.now() + (viewer?.expiresAt.getTime() ?? 0) - Date.now();

function beginWait(ctx: AppContext, left: AbortSignal): LiveWait {
  const viewer = authorize(ctx, notificationActions.readEvents);
  const topic = topicKey("feedGrew", viewer.id);
  return ctx.events.waits.begin({ topic, viewer, left, most: ctx.rates.scaled(limits.waiting) });
}

/** A process may have missed the end of a session that began to wait before it. */
async function isSessionValid({ viewer, sessions }: AppContext): Promise<boolean> {
  return viewer !== null && (await sessions.ends.findValid([viewer.tokenId])).has(viewer.tokenId);
}

/** A token that may read notifications gets what those say; another one, what it may read anyway. */
function kindsFor({ scopes }: Viewer): string[] {
  const kinds = [...parts().notificationKinds.values()];
  const readsAll = !scopes || scopes.has("notifications:read");
  return kinds.filter(({ scope }) => readsAll || (scope !== null && scopes.has(scope))).map(({ kind }) => kind);
}
