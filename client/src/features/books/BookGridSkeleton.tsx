import { Box, Flex } from "@chakra-ui/react";
import { Bone, BoneLine, HeadingLine, Loading } from "../../ui/feedback/Skeleton";
import { bookActionsLook, bookGridLook } from "./bookGridLook";
import * as texts from "./texts";

const boneKeys = Array.from({ length: 12 }, (_, index) => index);

/** The placeholder of books, in the shape of the cards. */
export function BookGridSkeleton() {
  return (
    <Loading label={texts.lookingForBooks}>
      <HeadingLine width="14rem" marginBottom="6" />
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
        <HeadingLine />
        <HeadingLine width="60%" />
        <BoneLine width="50%" fontSize="sm" marginTop="1" />
        <Box marginTop="3" marginBottom="4" fontSize="sm">
          <HeadingLine fontSize="sm" />
          <HeadingLine fontSize="sm" width="40%" />
        </Box>
        <Flex css={bookActionsLook}>
          <Bone width="4.5rem" height="11" borderRadius="full" />
          <Bone width="8rem" height="11" borderRadius="full" />
        </Flex>
      </Box>
    </Box>
  );
}
