import { chakra, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { HomeQuery, JoinRequestFragment, NamedGroupFragment } from "../../generated/homeHooks";
import { paths } from "../../shared/paths";
import { Button } from "../../ui/Button";
import { fill } from "../../ui/fill";
import { usePassFocusOn } from "../../ui/lists/usePassFocusOn";
import { PageLink } from "../../ui/navigation/PageLink";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { thumbHigh } from "../../ui/thumbHigh";
import { rowLook } from "./rowLook";
import { type AnswerRequest, useAnswerBuddy, useAnswerJoin } from "./useAnswerRequest";
import * as texts from "./texts";

type BuddyRequest = NonNullable<HomeQuery["waiting"]>["buddies"][number];

/** Somebody wants to be the viewer's buddy. */
export function BuddyRequestRow({ request }: { request: BuddyRequest }) {
  const answer = useAnswerBuddy(request.id, request.user);
  return (
    <RequestRow person={request.user} message={request.message} answer={answer}>
      {texts.wantsToBeBuddy}
    </RequestRow>
  );
}

/** Somebody wants to join a group that the viewer looks after. */
export function JoinRequestRow({ request, group }: { request: JoinRequestFragment; group: NamedGroupFragment }) {
  const answer = useAnswerJoin(group.id, request);
  return (
    <RequestRow person={request.user} message={request.message} answer={answer}>
      {fill(texts.wantsToJoin, {
        group: (
          <chakra.span asChild fontWeight="semibold">
            <bdi>{group.name}</bdi>
          </chakra.span>
        ),
      })}
    </RequestRow>
  );
}

interface Props {
  person: BuddyRequest["user"] | null;
  message: string | null;
  answer: AnswerRequest;
  /** What they ask for. */
  children: ReactNode;
}

function RequestRow({ person, message, answer, children }: Props) {
  const ref = usePassFocusOn<HTMLLIElement>();
  const name = person?.name ?? texts.absentMember;
  return (
    <chakra.li ref={ref} css={rowLook}>
      <Flex alignItems="center" gap="3" flexWrap="wrap">
        <PersonPicture name={name} avatar={person?.avatar} size="2.5rem" />
        <chakra.div flex="1" minWidth="9rem" lineHeight="snug">
          <div>
            {person ? (
              <chakra.span asChild css={nameLook}>
                <PageLink to={paths.profile(person.id)}>
                  <bdi>{name}</bdi>
                </PageLink>
              </chakra.span>
            ) : (
              name
            )}{" "}
            <chakra.span color="fg.muted" overflowWrap="anywhere">
              {children}
            </chakra.span>
          </div>
          {message && (
            <Text dir="auto" fontSize="sm" lineClamp={{ base: 1, md: 2 }} overflowWrap="anywhere" title={message}>
              {message}
            </Text>
          )}
        </chakra.div>
        <Flex gap="1" marginInlineStart="auto">
          <Button paddingInline="4" isPending={answer.isPending} onClick={() => void answer.run(true)}>
            {texts.accept}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          <Button variant="quiet" paddingInline="4" isPending={answer.isPending} onClick={() => void answer.run(false)}>
            {texts.decline}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Flex>
      </Flex>
    </chakra.li>
  );
}

const nameLook = {
  display: "inline-block",
  fontWeight: "semibold",
  overflowWrap: "anywhere",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  ...thumbHigh(),
} as const;
