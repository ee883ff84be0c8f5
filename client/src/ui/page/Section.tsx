import { chakra, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

/** One titled part of a page, as a card. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
      <Heading as="h2" id={id} marginBottom="4" overflowWrap="anywhere">
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}
