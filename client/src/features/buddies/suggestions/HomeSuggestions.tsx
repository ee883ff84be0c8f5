import type { ReactNode } from "react";
import { HomeSuggestionsDocument, useHomeSuggestionsQuery } from "../../../generated/suggestionHooks";
import type { FirstQuery } from "../../../shared/service/firstQueries";
import { Section } from "../../../ui/page/Section";
import * as texts from "../texts";
import { SuggestionList } from "./SuggestionList";
import { SuggestionsMissing } from "./SuggestionsMissing";
import { useSuggestionRows } from "./useSuggestionRows";

const shown = 3;

/** What `useHomeSuggestions` asks. */
export const homeSuggestionsQuery: FirstQuery = { query: HomeSuggestionsDocument, variables: { first: shown } };

/** From this many buddies on, Home suggests nobody. */
const enoughBuddies = 3;

interface HomeSuggestions {
  /** Whether it is known how much room it takes. */
  isSettled: boolean;
  section: ReactNode;
}

/** A few members to study with, for those who know hardly anybody here yet; nothing where there is nobody to suggest. */
export function useHomeSuggestions(): HomeSuggestions {
  const { data, previousData, error, loading, refetch } = useHomeSuggestionsQuery({
    variables: { first: shown },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const me = (data ?? previousData)?.me;
  const rows = useSuggestionRows(me);
  if (error && !me)
    return {
      isSettled: true,
      section: <SuggestionsMissing error={error} isRetrying={loading} refetch={refetch} />,
    };
  if (!me) return { isSettled: false, section: null };
  const isNeeded = rows.rows.length > 0 && (me.buddies?.totalCount ?? 0) < enoughBuddies;
  return {
    isSettled: true,
    section: isNeeded && (
      <Section title={texts.suggestions}>
        <SuggestionList {...rows} first={shown} />
      </Section>
    ),
  };
}
