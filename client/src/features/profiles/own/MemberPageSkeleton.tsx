import { Box, Flex, Text } from "@chakra-ui/react";
import { Logo } from "../../../ui/pictures/Logo";
import { Bone, BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "../texts";

interface Props {
  /** One card as wide as lines are read, as for a form of few fields. */
  isForm?: boolean;
}

/** The placeholder of the viewer's own profile: the spinning logo, and the shape of the page. */
export function MemberPageSkeleton({ isForm = false }: Props) {
  return (
    <Loading label={texts.loadingYours} marginTop="4">
      <Flex alignItems="center" gap="3" color="fg.muted">
        <Logo size="1.75rem" motion="endless" />
        <Text>{texts.loadingYoursNow}</Text>
      </Flex>
      {isForm ? (
        <Box layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6" maxWidth="text">
          {[1, 2, 3, 4].map((field) => (
            <Box key={field} marginBottom="5">
              <BoneLine width="8rem" />
              <Bone height="12" marginTop="1.5" />
            </Box>
          ))}
          <Bone height="12" width="11rem" borderRadius="full" />
        </Box>
      ) : (
        [1, 2].map((section) => (
          <Box key={section} layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
            <BoneLine width="9rem" fontSize="lg" />
            <Bone height="12" marginTop="5" />
            <Bone height="12" marginTop="3" />
          </Box>
        ))
      )}
    </Loading>
  );
}
