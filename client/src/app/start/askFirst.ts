import { readViewer, viewerQuery } from "../../features/accounts/accountService";
import { readToken } from "../../features/accounts/tokenStore";
import type { KnownViewer } from "../../features/accounts/useViewer";
import { noteReadAhead } from "../../shared/live";
import { answersAwaited, type FirstQuery } from "../../shared/service/firstQueries";
import { askAhead, readCacheFirst } from "../apollo/aheadLink";
import { appService } from "../apollo/appService";

/** The first render has all answers. */
export interface Answered {
  viewer: KnownViewer | null;
  /** Call when the page is rendered: from then on its hooks ask the service. */
  end(): void;
}

/**
 * Asks what a member's page will ask, and who the member is, before the page is rendered. Its page has loaded the service.
 * Null: the answers take longer than `answersAwaited`, and the page is rendered without them.
 */
export async function askFirst(queries: readonly FirstQuery[]): Promise<Answered | null> {
  const token = readToken();
  const client = appService.loaded()?.client;
  if (!client || !token) return null;
  noteReadAhead();
  const late = new Promise((resolve) => setTimeout(resolve, answersAwaited, true));
  if (await Promise.race([askAhead(client, [viewerQuery, ...queries]), late])) return null;
  const user = readViewer(client);
  return { viewer: user && { token, user }, end: readCacheFirst(client) };
}
