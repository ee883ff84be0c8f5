import { chakra, Text } from "@chakra-ui/react";
import type { RoomFragment } from "../../generated/roomHooks";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import * as texts from "./texts";
import { thumbHigh } from "../../ui/thumbHigh";

/** Who sits at the table, and what each of them does. */
export function RoomPeople({ room }: { room: RoomFragment }) {
  const { nodes } = room.people;
  const more = room.peopleCount - nodes.length;
  return (
    <chakra.section layerStyle="card" padding={{ base: "5", md: "6" }}>
      <chakra.h2 fontWeight="bold" fontSize="lg">
        {texts.people}
      </chakra.h2>
      <Text color="fg.muted" marginTop="1" role={room.peopleCount > maxAnnounced ? undefined : "status"}>
        {texts.count(room.peopleCount)}
      </Text>
      {room.peopleCount === 0 && <Text marginTop="3">{texts.empty}</Text>}
      <chakra.ul css={table} _empty={{ display: "none" }}>
        {nodes.map((person, index) => (
          <chakra.li key={person.user?.id ?? `absent ${index}`} css={seat}>
            <PersonPicture name={person.user?.name ?? ""} avatar={person.user?.avatar} size="3.25rem" />
            <chakra.span minWidth="0">
              {person.user ? (
                <chakra.span asChild css={nameLook}>
                  <PageLink to={paths.profile(person.user.id)}>
                    <bdi>{person.user.name}</bdi>
                  </PageLink>
                </chakra.span>
              ) : (
                texts.absent
              )}
              {person.goal && (
                <chakra.span display="block" color="fg.muted" overflowWrap="anywhere" dir="auto">
                  {person.goal}
                </chakra.span>
              )}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {more > 0 && <Text color="fg.muted">{texts.more(more)}</Text>}
    </chakra.section>
  );
}

/** Above this number, arrivals are not announced: screen readers would never be silent. */
const maxAnnounced = 8;

const table = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
  gap: "4",
  alignItems: "start",
  marginTop: "4",
} as const;

const seat = { display: "flex", gap: "3", alignItems: "start", minWidth: "0" } as const;

const nameLook = { display: "inline-block", fontWeight: "semibold", overflowWrap: "anywhere", ...thumbHigh() } as const;
