import { Text } from "@chakra-ui/react";
import { LinkButton } from "../ui/Button";
import { Mark } from "../ui/Mark";
import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

/** For unknown addresses, and for people and posts that are not there. */
export function NotFoundPage() {
  return (
    <PageFrame measure="form" textAlign="center">
      <Mark size="8rem" />
      <PageTitle>This page is not here</PageTitle>
      <Text>It may have moved, or it never was.</Text>
      <LinkButton to="/" variant="primary">
        To the start
      </LinkButton>
    </PageFrame>
  );
}
