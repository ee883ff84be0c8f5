import { Box, Heading, Text } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import { readProblem } from "./problem";
import { Button } from "./Button";

interface Props {
  error: unknown;
  onRetry?(): unknown;
  isRetrying?: boolean;
  /** What could not be done, in the reader's words. */
  title?: string;
}

/** A panel that could not be loaded: says so in plain words where it happened, and offers another try. */
export function Failed({ error, onRetry, isRetrying, title = "This could not be loaded" }: Props) {
  return (
    <Box role="alert" layerStyle="card" padding="6" bg="danger.soft" borderColor="danger">
      <Heading as="h2" size="md" color="danger.text">
        {title}
      </Heading>
      <Text marginTop="2">{readProblem(error).messages.join(" ")}</Text>
      {onRetry && (
        <Button marginTop="4" isPending={isRetrying} onClick={() => void onRetry()}>
          <RotateCw size={18} aria-hidden="true" />
          Retry
        </Button>
      )}
    </Box>
  );
}
