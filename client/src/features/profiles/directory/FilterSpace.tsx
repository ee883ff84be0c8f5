import { chakra } from "@chakra-ui/react";

/** As high as the filters, which come with the code that asks the service: a field and a button on a phone, else a row of fields. */
export const filterRoom = {
  display: "grid",
  gap: "4",
  alignItems: "end",
  marginTop: "6",
  minHeight: { base: "4.75rem", lg: "5rem" },
} as const;

export function FilterSpace() {
  return <chakra.div css={filterRoom} aria-hidden="true" data-noprint />;
}
