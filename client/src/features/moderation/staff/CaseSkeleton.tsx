import { chakra } from "@chakra-ui/react";
import { BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "./texts";

/** The parts of a case. */
export function CaseSkeleton() {
  return (
    <Loading label={texts.loadingCase}>
      {[4, 3, 5].map((lines) => (
        <chakra.div key={lines} layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
          <HeadingLine width="12rem" marginBottom="4" />
          {Array.from({ length: lines }, (_, line) => (
            <BoneLine key={line} width={`${95 - line * 9}%`} />
          ))}
        </chakra.div>
      ))}
    </Loading>
  );
}
