import { Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Logo } from "../../../ui/pictures/Logo";
import { Bone, Loading } from "../../../ui/feedback/Skeleton";
import * as texts from "../texts";

/** The placeholder of Home: the spinning logo in the place of one's face, the ways from there, and the regions below. */
export function DashboardSkeleton({ children }: { children: ReactNode }) {
  return (
    <Loading label={texts.loadingYours} marginTop="4">
      <Flex alignItems="center" justifyContent="space-between" flexWrap="wrap" gap="3" marginBottom="6">
        <Flex alignItems="center" gap="4">
          <Logo size="3.5rem" isSpinning />
          <Text fontSize="lg">{texts.loadingYoursNow}</Text>
        </Flex>
        <Flex flexWrap="wrap" gap="3">
          {["8rem", "9.75rem", "12rem"].map((width, index) => (
            <Bone key={index} width={width} height="11" borderRadius="full" />
          ))}
        </Flex>
      </Flex>
      {children}
    </Loading>
  );
}
