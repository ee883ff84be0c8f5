import { Flex, Text } from "@chakra-ui/react";
import lost from "../pictures/lost.svg";
import { paths } from "../shared/paths";
import { LinkButton } from "../ui/Button";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";
import { Picture } from "../ui/pictures/Picture";
import * as texts from "./texts";

interface Props {
  title?: string;
  children?: string;
  /** The first of the two links, to where more of its kind are; else it leads to the homepage. */
  others?: { to: string; label: string };
}

/** For unknown addresses, and for people and posts that are not there. */
export function NotFoundPage({ title = texts.noPage, children, others }: Props) {
  const home = { to: "/", label: texts.goHome };
  const [first, second] = others ? [others, home] : [home, { to: "/profiles", label: texts.meetBuddies }];
  return (
    <PageFrame measure="form" isCentered>
      <Flex direction="column" alignItems="center" textAlign="center" gap="5">
        <Picture src={lost} width={400} height={300} ground="disc" isFirst />
        <PageTitle>{title}</PageTitle>
        <Text color="fg.muted">{children ?? texts.noPageText}</Text>
        <Flex gap="3" flexWrap="wrap" justifyContent="center">
          <LinkButton to={first.to} variant="primary">
            {first.label}
          </LinkButton>
          <LinkButton to={second.to}>{second.label}</LinkButton>
        </Flex>
      </Flex>
    </PageFrame>
  );
}

/** For a group that does not exist, or not for the viewer. */
export const NoGroupPage = () => (
  <NotFoundPage title={texts.noGroup} others={{ to: paths.groups, label: texts.toGroups }}>
    {texts.noGroupText}
  </NotFoundPage>
);
