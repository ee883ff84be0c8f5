import { chakra } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "./texts";

/** The summary and three kinds, as high as the real ones. */
export function NotificationSettingsSkeleton() {
  return (
    <Loading label={texts.loading}>
      <chakra.div layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6" marginBottom="4">
        <HeadingLine width="12rem" marginBottom="4" />
        <BoneLine width="90%" />
        <BoneLine width="70%" />
      </chakra.div>
      {[1, 2, 3].map((kind) => (
        <chakra.div key={kind} layerStyle="card" padding={{ base: "5", md: "6" }} marginTop="4">
          <HeadingLine width="10rem" marginBottom="3" />
          <Bone height="12" width="full" />
        </chakra.div>
      ))}
    </Loading>
  );
}
