import { parts } from "../../../platform/parts";
import type { FeedPage } from "./feedService";

/** How soon a client comes back when its stream has ended, in milliseconds. */
const retryMs = 3_000;

export const presentPage = ({ events, cursor, hasMore, hasGap }: FeedPage) => ({
  events: events.map(presentEvent),
  cursor: String(cursor),
  hasMore,
  hasGap,
});

const presentEvent = ({ number, kind, subjectId, commentId, createdAt }: FeedPage["events"][number]) => ({
  _id: String(number),
  kind,
  subject: { type: parts().notificationKinds.get(kind)?.subject.name ?? "", _id: subjectId },
  commentId,
  date: createdAt.toISOString(),
});

/**
 * Pages as server-sent events: each event with its number as its id, and the cursor behind a page as an id alone, which clients
 * keep without telling anybody.
 */
export async function* streamOf(pages: AsyncIterable<FeedPage>): AsyncGenerator<string> {
  yield `retry: ${retryMs}\n\n`;
  for await (const page of pages) {
    const gap = page.hasGap ? ["event: gap\ndata: {}\n\n"] : [];
    const events = page.events.map((event) => {
      const shown = presentEvent(event);
      return `id: ${shown._id}\nevent: ${shown.kind}\ndata: ${JSON.stringify(shown)}\n\n`;
    });
    yield [...gap, ...events, `id: ${page.cursor}\n\n`].join("");
  }
}
