import { Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Short fields two by two where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} gap="5" alignItems="start">
      {children}
    </Grid>
  );
}
