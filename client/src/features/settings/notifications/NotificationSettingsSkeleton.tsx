import { chakra } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "./texts";

/** The summary and a topic of three kinds, as high as the real ones. */
export function NotificationSettingsSkeleton() {
  return (
    <Loading label={texts.loading}>
      <chakra.div layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
        <HeadingLine width="12rem" marginBottom="4" />
        <BoneLine width="90%" />
        <BoneLine width="70%" />
      </chakra.div>
      <chakra.div layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
        <HeadingLine width="7rem" />
        {[1, 2, 3].map((kind) => (
          <chakra.div
            key={kind}
            paddingTop="4"
            marginTop={kind > 1 ? "5" : "4"}
            borderTopWidth={kind > 1 ? "1px" : "0"}
          >
            <BoneLine width="10rem" />
            <Bone height="11" width="full" marginTop="1" />
          </chakra.div>
        ))}
      </chakra.div>
    </Loading>
  );
}
