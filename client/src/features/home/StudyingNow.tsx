import { chakra, Flex } from "@chakra-ui/react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { HomeQuery } from "../../generated/homeHooks";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { type HomeState, Region } from "./Region";
import { rowLook } from "./rowLook";
import { ShortList } from "./ShortList";
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
      {(found) => (
        <ShortList onPhone={2} onWide={4}>
          {found.map((place) => (
            <PlaceRow key={place.room.id} place={place} />
          ))}
        </ShortList>
      )}
    </Region>
  );
}

/** A room with who is there, and the way in. */
export function PlaceRow({ place: { room, buddies } }: { place: Place }) {
  const name = room.group ? room.group.name : texts.studyRoom;
  return (
    <chakra.li css={rowLook}>
      <Flex alignItems="center" gap="3">
        <chakra.div flex="1" minWidth="0">
          <chakra.div fontWeight="semibold" overflowWrap="anywhere" lineClamp="2">
            <bdi>{name}</bdi>
          </chakra.div>
          <Flex alignItems="center" gap="1.5" flexWrap="wrap" color="fg.muted" fontSize="sm">
            {buddies.map((buddy) => (
              <PersonPicture key={buddy.id} name={buddy.name} avatar={buddy.avatar} size="1.75rem" />
            ))}
            <chakra.span minWidth="0" overflowWrap="anywhere">
              {texts.whoIsThere(
                buddies.map((buddy) => buddy.name),
                room.peopleCount,
              )}
            </chakra.span>
          </Flex>
        </chakra.div>
        <LinkButton to={room.group ? paths.room(room.group.id) : paths.commons} flexShrink="0">
          {texts.join}
          <VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
      </Flex>
    </chakra.li>
  );
}
