import { Flex, Text } from "@chakra-ui/react";
import { BookOpen } from "../../../generated/icons/BookOpen";
import { MessageCircle } from "../../../generated/icons/MessageCircle";
import { UsersRound } from "../../../generated/icons/UsersRound";
import type { ProfileDetailFragment } from "../../../generated/hooks";
import { interestLook } from "../../../shared/interests";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { Section } from "../../../ui/page/Section";
import { fill } from "../../../ui/fill";
import * as texts from "../texts";

interface Props {
  profile: ProfileDetailFragment;
  /** Whether this is the viewer's own page. */
  isOwn: boolean;
}

/** What to do after reading a profile: meet in a group, find others who learn the same, or a book about it. */
export function NextSteps({ profile: { user, interest }, isOwn }: Props) {
  const { label } = interestLook(interest);
  const name = user.name.trim().split(/\s+/)[0];
  return (
    <Section title={isOwn ? texts.whatNext : texts.sayHello}>
      <Text color="fg.muted" marginBottom="4" overflowWrap="anywhere">
        {isOwn ? texts.startAndBeJoined : fill(texts.meetInGroup, { name: <bdi>{name}</bdi> })}
      </Text>
      <Flex direction="column" gap="2.5">
        <LinkButton to={paths.posts} variant={isOwn || user.buddyState !== null ? "secondary" : "primary"}>
          <MessageCircle size={18} aria-hidden="true" />
          {isOwn ? texts.startGroup : texts.sayHelloInGroup}
        </LinkButton>
        <LinkButton to={`${paths.profiles}?interests=${interest.toLowerCase()}`} paddingInline="4">
          <UsersRound size={18} aria-hidden="true" />
          {texts.buddiesIn(label)}
        </LinkButton>
        <LinkButton to={paths.learnings}>
          <BookOpen size={18} aria-hidden="true" />
          {texts.booksToLearnFrom}
        </LinkButton>
      </Flex>
    </Section>
  );
}
