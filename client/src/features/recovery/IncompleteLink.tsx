import { Text } from "@chakra-ui/react";

/** Stands where a link from a mail was cut, or was opened a second time from the history. */
export const IncompleteLink = ({ advice }: { advice: string }) => (
  <Text>Something is missing in this link. Open the whole link from your mail, or {advice}.</Text>
);
