import type { RouteMatch } from "react-router-dom";
import { viewerQuery } from "../../features/accounts/accountService";
import { noteReadAhead } from "../../shared/live";
import type { AskingPage } from "../../shared/service/firstQueries";
import { appService } from "../apollo/appService";
import { askAhead } from "../apollo/aheadLink";

/** Asks who the member is and what the matched page will ask, before the page is rendered. */
export async function askFirst(matches: RouteMatch[] | null): Promise<void> {
  const { client } = await appService.load();
  const { search, hash } = window.location;
  const ofPages = (matches ?? []).flatMap(({ route, params }) => {
    const page = route.Component as AskingPage | null | undefined;
    return page?.firstQueries?.({ params, search: new URLSearchParams(search), hash }) ?? [];
  });
  noteReadAhead();
  askAhead(client, [viewerQuery, ...ofPages]);
}
