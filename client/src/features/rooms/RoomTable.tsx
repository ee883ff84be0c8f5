import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { PersonInRoomFragment } from "../../generated/roomHooks";
import { interests } from "../../shared/interests";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { ShapeIcon } from "../../ui/pictures/ShapeIcon";

/** More faces would touch each other on a phone; the list of people has them all. */
const maxSeats = 12;

interface Props {
  people: readonly PersonInRoomFragment[];
  /** What stands on the table. */
  children: ReactNode;
}

/** A round table: people sit at it side by side, and the seven shapes keep the seats that are free. Only a picture. */
export function RoomTable({ people, children }: Props) {
  const count = Math.min(maxSeats, Math.max(interests.length, people.length));
  const seats = Array.from({ length: count }, (_, index) => ({ person: people[index], look: interests[index] }));
  return (
    <Box css={table}>
      <Box position="absolute" inset="17%">
        {children}
      </Box>
      {seats.map(({ person, look }, index) => (
        <chakra.span key={index} aria-hidden="true" css={seat} style={placeAt(index / count)}>
          {person ? (
            <PersonPicture name={person.user?.name ?? ""} avatar={person.user?.avatar} size="2.75rem" />
          ) : (
            look && (
              <chakra.span display="block" color={look.color}>
                <ShapeIcon shape={look.shape} size="1.375rem" color="currentColor" />
              </chakra.span>
            )
          )}
        </chakra.span>
      ))}
    </Box>
  );
}

/** The first seat is at the top, the others follow clockwise. */
function placeAt(turn: number) {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return { left: `${50 + 42 * Math.cos(angle)}%`, top: `${50 + 42 * Math.sin(angle)}%` };
}

const table = {
  position: "relative",
  width: "full",
  maxWidth: "24rem",
  aspectRatio: "1",
  marginInline: "auto",
} as const;

const seat = { position: "absolute", lineHeight: "0", transform: "translate(-50%, -50%)" } as const;
