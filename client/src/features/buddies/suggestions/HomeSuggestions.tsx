import { useHomeSuggestionsQuery } from "../../../generated/suggestionHooks";
import { Section } from "../../../ui/page/Section";
import * as texts from "../texts";
import { SuggestionList } from "./SuggestionList";
import { SuggestionsMissing } from "./SuggestionsMissing";
import { SuggestionsSkeleton } from "./SuggestionsSkeleton";
import { useSuggestionRows } from "./useSuggestionRows";

const shown = 3;

/** From this many buddies on, Home suggests nobody. */
const enoughBuddies = 3;

/** A few members to study with, for those who know hardly anybody here yet; nothing where there is nobody to suggest. */
export function HomeSuggestions() {
  const { data, previousData, error, loading, refetch } = useHomeSuggestionsQuery({
    variables: { first: shown },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const me = (data ?? previousData)?.me;
  const rows = useSuggestionRows(me);
  if (error && !me) return <SuggestionsMissing error={error} isRetrying={loading} refetch={refetch} />;
  if (me && (rows.rows.length === 0 || (me.buddies?.totalCount ?? 0) >= enoughBuddies)) return null;
  return (
    <Section title={texts.suggestions}>
      {me ? <SuggestionList {...rows} first={shown} /> : <SuggestionsSkeleton rows={shown} />}
    </Section>
  );
}
