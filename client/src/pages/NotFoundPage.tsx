import { Flex, Text } from "@chakra-ui/react";
import lost from "../pictures/lost.svg";
import { LinkButton } from "../ui/Button";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";
import { Picture } from "../ui/pictures/Picture";

interface Props {
  title?: string;
  children?: string;
}

/** For unknown addresses, and for people and posts that are not there. */
export function NotFoundPage({ title = "We can't find this page", children }: Props) {
  return (
    <PageFrame measure="form">
      <Flex direction="column" alignItems="center" textAlign="center" gap="5">
        <Picture src={lost} width={400} height={300} ground="disc" isFirst />
        <PageTitle>{title}</PageTitle>
        <Text color="fg.muted">{children ?? "It may have been deleted, or there may be a typo in the address."}</Text>
        <Flex gap="3" flexWrap="wrap" justifyContent="center">
          <LinkButton to="/" variant="primary">
            Go to the homepage
          </LinkButton>
          <LinkButton to="/profiles">Meet buddies</LinkButton>
        </Flex>
      </Flex>
    </PageFrame>
  );
}
