import { chakra } from "@chakra-ui/react";
import type { SeatsOfDateFragment } from "../../../generated/sessionHooks";
import { paths } from "../../../shared/paths";
import { PageLink } from "../../../ui/navigation/PageLink";
import { PersonPicture } from "../../../ui/pictures/PersonPicture";
import { personLook, personNameLook } from "../personLook";
import * as sessionTexts from "../texts";
import * as texts from "./texts";

interface Props {
  people: SeatsOfDateFragment["attendees"]["nodes"];
  viewerId: string | undefined;
}

/** Who sits there, and how often they came to earlier seats; only those who have a seat see it. */
export function Partners({ people, viewerId }: Props) {
  if (people.length === 0) return null;
  return (
    <chakra.ul aria-label={sessionTexts.whoGoes} css={look}>
      {people.map(({ id, user }) => (
        <chakra.li key={id} css={personLook}>
          <PersonPicture name={user?.name ?? ""} avatar={user?.avatar} size="2.5rem" />
          <chakra.span minWidth="0">
            {user ? (
              <chakra.span asChild css={personNameLook}>
                <PageLink to={paths.profile(user.id)}>
                  <bdi>{user.name}</bdi>
                </PageLink>
              </chakra.span>
            ) : (
              sessionTexts.absentMember
            )}
            {user?.keptSeats && user.id !== viewerId && user.keptSeats.of > 0 && (
              <chakra.span display="block" color="fg.muted" fontSize="sm">
                {texts.kept(user.keptSeats.came, user.keptSeats.of)}
              </chakra.span>
            )}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const look = { display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "2", maxWidth: "full" } as const;
