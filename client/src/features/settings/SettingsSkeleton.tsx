import { Bone, BoneLine, HeadingLine, Loading } from "../../ui/feedback/Skeleton";
import { chakra } from "@chakra-ui/react";
import * as texts from "./texts";

/** The placeholder of forms: three cards, as high as the real ones. */
export function SettingsSkeleton() {
  return (
    <Loading label={texts.loading}>
      {[1, 2, 3].map((fields) => (
        <chakra.div key={fields} layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
          <HeadingLine width="9rem" marginBottom="4" />
          {Array.from({ length: fields === 2 ? 2 : 1 }, (_, field) => (
            <chakra.div key={field} marginBottom="5">
              <BoneLine width="8rem" />
              <Bone height="12" width="full" marginTop="1.5" />
              <BoneLine width="60%" />
            </chakra.div>
          ))}
          <Bone height="11" width="9rem" borderRadius="full" />
        </chakra.div>
      ))}
    </Loading>
  );
}

/** The placeholder of choices that are saved at once: what is chosen, what it means, and where it leads. */
export function ChoicesSkeleton() {
  return (
    <Loading label={texts.loading}>
      {[1, 2, 3, 4].map((card) => (
        <chakra.div key={card} layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
          <HeadingLine width="9rem" marginBottom="4" />
          <BoneLine width="14rem" />
          <BoneLine width="80%" marginBottom="4" />
          <Bone height="11" width="10rem" borderRadius="full" />
        </chakra.div>
      ))}
    </Loading>
  );
}
