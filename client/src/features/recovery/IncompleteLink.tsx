import { Text } from "@chakra-ui/react";
import * as texts from "./texts";

/** Stands where a link from a mail was cut, or was opened a second time from the history. */
export const IncompleteLink = ({ advice }: { advice: string }) => <Text>{texts.incompleteLink(advice)}</Text>;
