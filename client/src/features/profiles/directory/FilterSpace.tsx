import { chakra } from "@chakra-ui/react";
import { useSession } from "../../accounts/SessionProvider";

/** Whether the filters for members are shown. A visitor with a token is taken for one until the service has answered. */
export const useHasAllFilters = () => useSession().status !== "guest";

/** As high as the filters: a field and a button on a phone; else a row of fields, and a second one for members. */
export const filterRoom = (hasAll: boolean) =>
  ({
    display: "grid",
    gap: "4",
    alignItems: "end",
    marginTop: "6",
    minHeight: { base: "5rem", lg: hasAll ? "11rem" : "5rem" },
  }) as const;

/** The place of the filters, which come with the code that asks the service. */
export function FilterSpace() {
  return <chakra.div css={filterRoom(useHasAllFilters())} aria-hidden="true" data-noprint />;
}
