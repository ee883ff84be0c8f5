import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Failed } from "../../../ui/feedback/Failed";
import { PageFrame } from "../../../ui/page/PageFrame";
import { PageTitle } from "../../../ui/page/PageTitle";
import { MemberPageSkeleton } from "./MemberPageSkeleton";
import { NoProfile } from "./NoProfile";
import { SideNav } from "./SideNav";
import type { Me, MyProfile, OwnProfile } from "./useMyProfile";
import * as texts from "../texts";

interface Props {
  title: string;
  mine: MyProfile;
  /** The page has a form of few fields: so has its placeholder. */
  isForm?: boolean;
  children(me: Me, profile: OwnProfile): ReactNode;
}

/** A page about the viewer's own profile: error, loading, no profile yet, and then the page with its navigation. */
export function MemberFrame({ title, mine, isForm, children }: Props) {
  const { me, error, isLoading, retry } = mine;
  if (me && !me.profile) return <NoProfile name={me.name} title={title} />;
  return (
    <PageFrame>
      <PageTitle marginBottom="4">{title}</PageTitle>
      <Flex direction={{ base: "column", lg: "row" }} gap={{ base: "5", lg: "10" }} alignItems="flex-start">
        <SideNav />
        <Box flex="1" minWidth="0" width="full">
          {me?.profile ? (
            children(me, me.profile)
          ) : error ? (
            <Box marginTop="6" marginBottom="6">
              <Failed error={error} isRetrying={isLoading} onRetry={retry} title={texts.yoursMissing} />
            </Box>
          ) : (
            <MemberPageSkeleton isForm={isForm} />
          )}
        </Box>
      </Flex>
    </PageFrame>
  );
}
