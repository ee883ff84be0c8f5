import { viewerQuery } from "../../features/accounts/accountService";
import { noteReadAhead } from "../../shared/live";
import type { FirstQuery } from "../../shared/service/firstQueries";
import { appService } from "../apollo/appService";
import { askAhead } from "../apollo/aheadLink";

/** Asks what a member's page will ask, and who the member is, before the page is rendered. Its page has loaded the service. */
export function askFirst(queries: readonly FirstQuery[]): void {
  const service = appService.loaded();
  if (!service) return;
  noteReadAhead();
  askAhead(service.client, [viewerQuery, ...queries]);
}
