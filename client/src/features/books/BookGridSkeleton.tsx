import { Box } from "@chakra-ui/react";
import { Bone, BoneLine, Loading } from "../../ui/Skeleton";
import { bookGridLook } from "./bookGridLook";

const boneKeys = Array.from({ length: 12 }, (_, index) => index);

/** The placeholder of books, in the shape of the cards. */
export function BookGridSkeleton() {
  return (
    <Loading label="Looking for books">
      <Box css={bookGridLook}>
        {boneKeys.map((key) => (
          <BookBones key={key} />
        ))}
      </Box>
    </Loading>
  );
}

function BookBones() {
  return (
    <Box layerStyle="card" display="flex" flexDirection={{ base: "row", sm: "column" }} overflow="hidden">
      <Box padding={{ base: "4", sm: "6" }} bg="bg.subtle" display="grid" placeItems="center">
        <Bone width={{ base: "5.5rem", sm: "8.5rem" }} height="auto" aspectRatio="2 / 3" />
      </Box>
      <Box flex="1" padding={{ base: "4", sm: "5" }}>
        <BoneLine width="85%" fontSize="lg" />
        <BoneLine width="60%" fontSize="sm" />
        <Box marginTop="3" marginBottom="4" fontSize="sm">
          <BoneLine />
          <BoneLine width="40%" />
        </Box>
        <Bone width={{ base: "6rem", sm: "full" }} height="11" borderRadius="full" />
      </Box>
    </Box>
  );
}
