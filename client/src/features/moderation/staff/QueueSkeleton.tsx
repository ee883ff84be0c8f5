import { chakra } from "@chakra-ui/react";
import { BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "./texts";

/** Four cases, as high as the real ones. */
export function QueueSkeleton() {
  return (
    <Loading label={texts.loadingCases}>
      <BoneLine width="5rem" marginBottom="4" />
      <chakra.div display="flex" flexDirection="column" gap="3">
        {[1, 2, 3, 4].map((entry) => (
          <chakra.div key={entry} layerStyle="card" css={look}>
            <BoneLine width="14rem" />
            <chakra.div minHeight="3.2em">
              <BoneLine width="95%" />
              <BoneLine width="60%" />
            </chakra.div>
            <BoneLine width="9rem" fontSize="sm" />
          </chakra.div>
        ))}
      </chakra.div>
    </Loading>
  );
}

const look = { display: "flex", flexDirection: "column", gap: "2", padding: { base: "4", md: "5" } } as const;
