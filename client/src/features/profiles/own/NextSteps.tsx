import { Flex, Text } from "@chakra-ui/react";
import { BookOpen, MessageCircle, UsersRound } from "lucide-react";
import type { ProfileDetailFragment } from "../../../generated/hooks";
import { interestLook } from "../../../shared/interests";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { Section } from "../../../ui/page/Section";

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
    <Section title={isOwn ? "What next?" : "Say hello"}>
      <Text color="fg.muted" marginBottom="4" overflowWrap="anywhere">
        {isOwn ? (
          "Start a group, and people who read this page can join you."
        ) : (
          <>
            The easiest way to meet <bdi>{name}</bdi> is in a group.
          </>
        )}
      </Text>
      <Flex direction="column" gap="2.5">
        <LinkButton to={paths.posts} variant={isOwn || user.buddyState !== null ? "secondary" : "primary"}>
          <MessageCircle size={18} aria-hidden="true" />
          {isOwn ? "Start a group" : "Say hello in a group"}
        </LinkButton>
        <LinkButton to={`${paths.profiles}?interests=${interest.toLowerCase()}`} paddingInline="4">
          <UsersRound size={18} aria-hidden="true" />
          Buddies in {label}
        </LinkButton>
        <LinkButton to={paths.learnings}>
          <BookOpen size={18} aria-hidden="true" />
          Books to learn from
        </LinkButton>
      </Flex>
    </Section>
  );
}
