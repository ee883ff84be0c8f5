import { Flex } from "@chakra-ui/react";
import { Bone, BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "../texts";

export function SuggestionsSkeleton({ rows = 2 }: { rows?: number }) {
  return (
    <Loading label={texts.loadingSuggestions}>
      {Array.from({ length: rows }, (_, row) => (
        <Flex key={row} alignItems="center" gap="3" paddingBlock="4">
          <Bone width="12" height="12" borderRadius="full" flexShrink="0" />
          <BoneLine width="60%" flex="1" />
        </Flex>
      ))}
    </Loading>
  );
}
