import { Flex, Text } from "@chakra-ui/react";
import lost from "../pictures/lost.svg";
import { LinkButton } from "../ui/Button";
import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";
import { Picture } from "../ui/Picture";

interface Props {
  title?: string;
  children?: string;
}

/** For unknown addresses, and for people and posts that are not there. */
export function NotFoundPage({ title = "This page is not here", children }: Props) {
  return (
    <PageFrame measure="form">
      <Flex direction="column" alignItems="center" textAlign="center" gap="5">
        <Picture src={lost} width={400} height={300} isFirst />
        <PageTitle>{title}</PageTitle>
        <Text color="fg.muted">
          {children ?? "Perhaps the address has a slip in it, or what was here has been taken away. Others are near:"}
        </Text>
        <Flex gap="3" flexWrap="wrap" justifyContent="center">
          <LinkButton to="/" variant="primary">
            To the start
          </LinkButton>
          <LinkButton to="/profiles">Meet buddies</LinkButton>
        </Flex>
      </Flex>
    </PageFrame>
  );
}
