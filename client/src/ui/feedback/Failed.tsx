import { Box, Heading, Text } from "@chakra-ui/react";
import { RotateCw } from "../../generated/icons/RotateCw";
import { Button } from "../Button";
import { readProblem } from "./problem";
import { useOnBackOnline } from "./useOnBackOnline";
import * as texts from "../texts";

interface Props {
  error: unknown;
  onRetry?(): unknown;
  isRetrying?: boolean;
  /** What could not be done, in the reader's words. */
  title?: string;
}

/** A panel that did not load: says so in plain words where it happened, and tries again on request or when online. */
export function Failed({ error, onRetry, isRetrying, title = texts.didNotLoad }: Props) {
  useOnBackOnline(() => void onRetry?.(), onRetry !== undefined);
  return (
    <Box role="alert" layerStyle="card" padding="6" bg="danger.soft" borderColor="danger">
      <Heading as="h2" size="md" color="danger.text">
        {title}
      </Heading>
      <Text marginTop="2">{readProblem(error).messages.join(" ")}</Text>
      {onRetry && (
        <Button marginTop="4" isPending={isRetrying} onClick={() => void onRetry()}>
          <RotateCw size={18} aria-hidden="true" />
          {texts.retry}
        </Button>
      )}
    </Box>
  );
}
