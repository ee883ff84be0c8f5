import { Flex, Text } from "@chakra-ui/react";
import lost from "../pictures/lost.svg";
import { LinkButton } from "../ui/Button";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";
import { Picture } from "../ui/pictures/Picture";
import * as texts from "./texts";

interface Props {
  title?: string;
  children?: string;
}

/** For unknown addresses, and for people and posts that are not there. */
export function NotFoundPage({ title = texts.noPage, children }: Props) {
  return (
    <PageFrame measure="form" isCentered>
      <Flex direction="column" alignItems="center" textAlign="center" gap="5">
        <Picture src={lost} width={400} height={300} ground="disc" isFirst />
        <PageTitle>{title}</PageTitle>
        <Text color="fg.muted">{children ?? texts.noPageText}</Text>
        <Flex gap="3" flexWrap="wrap" justifyContent="center">
          <LinkButton to="/" variant="primary">
            {texts.goHome}
          </LinkButton>
          <LinkButton to="/profiles">{texts.meetBuddies}</LinkButton>
        </Flex>
      </Flex>
    </PageFrame>
  );
}
