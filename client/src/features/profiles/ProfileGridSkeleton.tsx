import { Box } from "@chakra-ui/react";
import { Bone, BoneLine, Loading } from "../../ui/Skeleton";
import { DirectoryGrid } from "./DirectoryGrid";
import { pageSize } from "./pageSize";

/** The placeholder of a page of buddies. */
export function ProfileGridSkeleton() {
  return (
    <Loading label="Loading buddies">
      <DirectoryGrid>
        {Array.from({ length: pageSize }, (_, index) => (
          <li key={index}>
            <CardBones />
          </li>
        ))}
      </DirectoryGrid>
    </Loading>
  );
}

function CardBones() {
  return (
    <Box layerStyle="card" height="full" overflow="hidden">
      <Bone height="20" borderRadius="0" marginBottom="8" />
      <Box paddingInline="5" paddingTop="3" paddingBottom="5">
        <BoneLine width="60%" fontSize="lg" />
        <BoneLine width="40%" />
        <BoneLine width="70%" />
        <Bone height="16" marginTop="3" />
        <Bone height="11" borderRadius="full" marginTop="3" />
      </Box>
    </Box>
  );
}
