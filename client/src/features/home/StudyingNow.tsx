import { chakra, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import type { HomeQuery } from "../../generated/homeHooks";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { nameOfGroup } from "../../shared/nameOfGroup";
import { type HomeState, Region } from "./Region";
import { rowLook } from "./rowLook";
import * as texts from "./texts";

type Place = NonNullable<HomeQuery["studyingNow"]>[number];

interface Props {
  places: readonly Place[] | null;
  state: HomeState;
}

/** Rooms with buddies, or with people of one's groups, each one tap away. */
export function StudyingNow({ places, state }: Props) {
  return (
    <Region title={texts.studyingNow} missing={texts.studyingMissing} value={places} state={state}>
      {(found) =>
        found.length > 0 ? (
          <ul>
            {found.map((place) => (
              <PlaceRow key={place.room.id} place={place} />
            ))}
          </ul>
        ) : (
          <>
            <Text color="fg.muted" marginBottom="4">
              {texts.nobodyStudies}
            </Text>
            <LinkButton to={paths.commons}>{texts.goToRoom}</LinkButton>
          </>
        )
      }
    </Region>
  );
}

export function PlaceRow({ place: { room, buddies } }: { place: Place }) {
  const name = room.group ? nameOfGroup(room.group) : texts.studyRoom;
  return (
    <chakra.li css={rowLook}>
      <Flex alignItems="center" gap="3" flexWrap="wrap">
        <chakra.div flex="1" minWidth="10rem">
          <chakra.div fontWeight="semibold" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </chakra.div>
          <Flex alignItems="center" gap="2" flexWrap="wrap" color="fg.muted" fontSize="sm">
            {buddies.map((buddy) => (
              <chakra.span key={buddy.id} display="inline-flex" alignItems="center" gap="1.5" minWidth="0">
                <PersonPicture name={buddy.name} avatar={buddy.avatar} size="1.75rem" />
                <chakra.bdi overflowWrap="anywhere">{buddy.name}</chakra.bdi>
              </chakra.span>
            ))}
            <span>{texts.people(room.peopleCount)}</span>
          </Flex>
        </chakra.div>
        <LinkButton to={room.group ? paths.room(room.group.id) : paths.commons}>
          {texts.enter}
          <VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
      </Flex>
    </chakra.li>
  );
}
