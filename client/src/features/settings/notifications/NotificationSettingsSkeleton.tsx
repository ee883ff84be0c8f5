import { chakra } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "./texts";

/** The summary and the first topics, as high as the real ones. */
export function NotificationSettingsSkeleton() {
  return (
    <Loading label={texts.loading}>
      <chakra.div layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
        <HeadingLine width="12rem" marginBottom="4" />
        <BoneLine width="90%" />
        <BoneLine width="70%" />
      </chakra.div>
      {[1, 2, 3].map((topic) => (
        <chakra.div key={topic} layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
          <HeadingLine width="7rem" marginBottom="4" />
          <Bone height="3.25rem" width="full" maxWidth="30rem" borderRadius="full" />
          <Bone height="6" width="4rem" marginTop="4" marginBottom="3" />
        </chakra.div>
      ))}
    </Loading>
  );
}
