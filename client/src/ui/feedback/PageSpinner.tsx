import { Center } from "@chakra-ui/react";
import { VisuallyHidden } from "../VisuallyHidden";
import { Logo } from "../pictures/Logo";
import { usePendingDelay } from "./usePendingDelay";
import * as texts from "../texts";

/** The full-page loading sign, for the start of the product only; everything else has skeletons. */
export function PageSpinner() {
  const isShown = usePendingDelay(true);
  return (
    <Center minHeight="60vh" aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      {isShown && <Logo size="5rem" motion="endless" />}
    </Center>
  );
}
