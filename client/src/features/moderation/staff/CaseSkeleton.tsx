import { chakra } from "@chakra-ui/react";
import { BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import { columns } from "./caseColumns";
import * as texts from "./texts";

/** The parts of a case, and its form. */
export function CaseSkeleton() {
  return (
    <Loading label={texts.loadingCase}>
      <chakra.div css={columns}>
        <chakra.div minWidth="0">
          {[4, 3, 5].map((lines) => (
            <PartSkeleton key={lines} lines={lines} />
          ))}
        </chakra.div>
        <PartSkeleton lines={10} />
      </chakra.div>
    </Loading>
  );
}

function PartSkeleton({ lines }: { lines: number }) {
  return (
    <chakra.div layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
      <HeadingLine width="12rem" marginBottom="4" />
      {Array.from({ length: lines }, (_, line) => (
        <BoneLine key={line} width={`${95 - (line % 5) * 9}%`} />
      ))}
    </chakra.div>
  );
}
