import type { ApolloClient } from "@apollo/client";
import { OccurrenceRowFragmentDoc } from "../../../generated/sessionHooks";

/** Everything on screen that shows dates of sessions. */
const shown = OccurrenceRowFragmentDoc.definitions.flatMap((node) =>
  "name" in node && node.name ? node.name.value : [],
);

/** Asks again for all dates on screen, after a change of more than the one in the answer. */
export async function renewDates(client: ApolloClient): Promise<void> {
  await client
    .refetchQueries({
      include: "active",
      onQueryUpdated: ({ query }) =>
        query.definitions.some((node) => "name" in node && shown.includes(node.name?.value ?? "")),
    })
    .catch(() => undefined);
}
