import { chakra, Grid } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import { besides } from "./besides";
import * as texts from "../texts";

/** The placeholder of the group's name and the page's cards: the form, then the link. */
export function ManageSkeleton() {
  return (
    <Loading label={texts.loadingGroup}>
      <BoneLine width="12rem" marginTop="1" fontSize="lg" />
      <Grid css={besides}>
        {[4, 1].map((fields) => (
          <chakra.div key={fields} layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
            <HeadingLine width="12rem" marginBottom="4" />
            {Array.from({ length: fields }, (_, field) => (
              <chakra.div key={field} marginBottom="5">
                <BoneLine width="8rem" />
                <Bone height="12" width="full" marginTop="1.5" />
                <BoneLine width="60%" />
              </chakra.div>
            ))}
            <Bone height="11" width="7rem" />
          </chakra.div>
        ))}
      </Grid>
    </Loading>
  );
}
