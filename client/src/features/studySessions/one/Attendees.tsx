import { chakra, Text } from "@chakra-ui/react";
import type { AttendeesFragment, OccurrenceRowFragment } from "../../../generated/sessionHooks";
import { paths } from "../../../shared/paths";
import { PageLink } from "../../../ui/navigation/PageLink";
import { PersonPicture } from "../../../ui/pictures/PersonPicture";
import { personLook, personNameLook } from "../personLook";
import * as texts from "../texts";

/** The first of those who have a place, with their faces. */
export function Attendees({ occurrence }: { occurrence: OccurrenceRowFragment & AttendeesFragment }) {
  const { attendees, goingCount } = occurrence;
  const more = goingCount - attendees.nodes.length;
  if (attendees.nodes.length === 0) return null;
  return (
    <chakra.ul aria-label={texts.whoGoes} css={look}>
      {attendees.nodes.map(({ id, user }) => (
        <chakra.li key={id} css={personLook}>
          <PersonPicture name={user?.name ?? ""} avatar={user?.avatar} size="2rem" />
          {user ? (
            <chakra.span asChild css={personNameLook}>
              <PageLink to={paths.profile(user.id)} title={user.name}>
                <bdi>{user.name}</bdi>
              </PageLink>
            </chakra.span>
          ) : (
            <chakra.span color="fg.muted">{texts.absentMember}</chakra.span>
          )}
        </chakra.li>
      ))}
      {more > 0 && (
        <Text as="li" color="fg.muted" alignSelf="center">
          {texts.andMore(more)}
        </Text>
      )}
    </chakra.ul>
  );
}

const look = { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1", maxWidth: "full" } as const;
