import { Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import broken from "../pictures/broken.svg";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";
import { Picture } from "../ui/pictures/Picture";

interface Props {
  title: string;
  text: string;
  /** Links and buttons that lead on. */
  children: ReactNode;
}

/** Shown in place of a page that cannot be displayed. */
export function TroublePage({ title, text, children }: Props) {
  return (
    <PageFrame measure="form" isCentered>
      <Flex direction="column" alignItems="center" textAlign="center" gap="5">
        <Picture src={broken} width={400} height={300} ground="disc" isFirst />
        <PageTitle>{title}</PageTitle>
        <Text color="fg.muted">{text}</Text>
        <Flex gap="3" flexWrap="wrap" justifyContent="center">
          {children}
        </Flex>
      </Flex>
    </PageFrame>
  );
}
