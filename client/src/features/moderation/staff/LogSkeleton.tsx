import { chakra } from "@chakra-ui/react";
import { BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "./texts";

/** The log's card with four entries, as high as the real ones. */
export function LogSkeleton() {
  return (
    <Loading label={texts.loadingLog}>
      <chakra.div layerStyle="card" paddingInline={{ base: "4", md: "6" }} paddingBlock="2">
        {[1, 2, 3, 4].map((entry) => (
          <chakra.div key={entry} css={row}>
            <BoneLine width="70%" />
            <BoneLine width="14rem" fontSize="sm" />
          </chakra.div>
        ))}
      </chakra.div>
    </Loading>
  );
}

const row = { paddingBlock: "3", "& + &": { borderTopWidth: "1px" } } as const;
