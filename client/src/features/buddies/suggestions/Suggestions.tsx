import { useSuggestionsQuery } from "../../../generated/suggestionHooks";
import { Section } from "../../../ui/page/Section";
import * as texts from "../texts";
import { SuggestionList } from "./SuggestionList";
import { SuggestionsMissing } from "./SuggestionsMissing";
import { SuggestionsSkeleton } from "./SuggestionsSkeleton";
import { useSuggestionRows } from "./useSuggestionRows";
import { WhatToAdd } from "./WhatToAdd";

/** Members whom the viewer may like to study with, and what would make these better. */
export function Suggestions() {
  const { data, previousData, error, loading, refetch } = useSuggestionsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const me = (data ?? previousData)?.me;
  const rows = useSuggestionRows(me);
  if (error && !me) return <SuggestionsMissing error={error} isRetrying={loading} refetch={refetch} />;
  return (
    <Section title={texts.suggestions}>
      {me ? (
        <>
          <SuggestionList {...rows} first={6} />
          <WhatToAdd me={me} />
        </>
      ) : (
        <SuggestionsSkeleton />
      )}
    </Section>
  );
}
