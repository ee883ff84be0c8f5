import { useCallback } from "react";
import {
  type AdministeredPeopleQuery,
  type SiteRole,
  useAdministeredPeopleQuery,
} from "../../../generated/administrationHooks";
import { fresh } from "../lookups";

export type Person = NonNullable<AdministeredPeopleQuery["administration"]>["members"]["nodes"][number];

/** Who is found, with more on request. */
export function usePeople({ text, role }: { text: string; role: SiteRole | null }) {
  const { data, error, loading, refetch, fetchMore } = useAdministeredPeopleQuery({
    variables: { filter: { text, role } },
    ...fresh,
  });
  const found = data?.administration?.members;
  const next = found?.next ?? null;
  const loadMore = useCallback(
    () =>
      fetchMore({
        variables: { filter: { text, role, after: next } },
        updateQuery: (before, { fetchMoreResult }) => append(before, fetchMoreResult),
      }),
    [fetchMore, text, role, next],
  );
  return { people: found?.nodes, next, error, isLoading: loading, refetch, loadMore };
}

/** Who came back on both pages stays where they were. */
function append(before: AdministeredPeopleQuery, after: AdministeredPeopleQuery): AdministeredPeopleQuery {
  const [known, more] = [before.administration?.members, after.administration?.members];
  if (!known || !more) return before;
  const ids = new Set(known.nodes.map(({ id }) => id));
  const nodes = [...known.nodes, ...more.nodes.filter(({ id }) => !ids.has(id))];
  return {
    ...after,
    administration: { ...after.administration, members: { ...more, nodes } },
  };
}
