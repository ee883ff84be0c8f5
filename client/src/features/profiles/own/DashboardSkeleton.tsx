import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Loading } from "../../../ui/feedback/Skeleton";
import { PageTitle } from "../../../ui/page/PageTitle";
import { Logo } from "../../../ui/pictures/Logo";
import * as texts from "../texts";

interface Props {
  title: string;
  /** The shape of what follows. */
  children: ReactNode;
}

/** The placeholder of Home: its title with the spinning logo in the place of one's face, and what is below. */
export function DashboardSkeleton({ title, children }: Props) {
  return (
    <>
      <Flex alignItems="center" justifyContent="space-between" gap="4" marginBottom={{ base: "4", md: "6" }}>
        <Box minWidth="0">
          <PageTitle>{title}</PageTitle>
          <Text aria-hidden="true" lineHeight="snug">
            {texts.loadingYoursNow}
          </Text>
        </Box>
        <Logo size="3.5rem" motion="endless" />
      </Flex>
      <Loading label={texts.loadingYours}>{children}</Loading>
    </>
  );
}
