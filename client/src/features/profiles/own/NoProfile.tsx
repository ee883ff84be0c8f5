import { Box, Flex, Text } from "@chakra-ui/react";
import noProfile from "../../../pictures/no-profile.svg";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { PageFrame } from "../../../ui/page/PageFrame";
import { PageTitle } from "../../../ui/page/PageTitle";
import { Picture } from "../../../ui/pictures/Picture";
import { fill } from "../../../ui/fill";
import * as texts from "../texts";

/** Shown instead of pages that need a profile, to a member without one. */
export function NoProfile({ name, title }: { name: string; title: string }) {
  return (
    <PageFrame measure="form" isCentered>
      <Flex direction="column" alignItems="center" textAlign="center" gap="4">
        <PageTitle>{title}</PageTitle>
        <Text fontSize="lg" overflowWrap="anywhere">
          {fill(texts.welcome, { name: <bdi>{name}</bdi> })}
        </Text>
        {/* Small on a phone, so that the button is seen without scrolling. */}
        <Box maxWidth={{ base: "13rem", md: "full" }}>
          <Picture src={noProfile} width={360} height={240} isFirst />
        </Box>
        <Text color="fg.muted">{texts.notSetUp}</Text>
        <LinkButton variant="primary" size="lg" to={paths.createProfile}>
          {texts.createProfile}
        </LinkButton>
        <LinkButton to={paths.accountSettings}>{texts.accountSettings}</LinkButton>
      </Flex>
    </PageFrame>
  );
}
