import { Box } from "@chakra-ui/react";
import { Failed } from "../../../ui/feedback/Failed";
import * as texts from "../texts";

interface Props {
  error: Error;
  isRetrying: boolean;
  refetch(): Promise<unknown>;
}

/** In the place of suggestions that did not load. */
export function SuggestionsMissing({ error, isRetrying, refetch }: Props) {
  return (
    <Box marginTop="6">
      <Failed
        error={error}
        title={texts.suggestionsMissing}
        isRetrying={isRetrying}
        onRetry={() => refetch().catch(() => undefined)}
      />
    </Box>
  );
}
