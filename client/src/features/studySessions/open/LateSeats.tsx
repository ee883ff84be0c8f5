import { chakra, Text } from "@chakra-ui/react";
import type { OpenSeatFragment } from "../../../generated/sessionHooks";
import { paths } from "../../../shared/paths";
import { describeNearDay, describeTimes } from "../../../shared/time/describeTimes";
import { PageLink } from "../../../ui/navigation/PageLink";
import { thumbHigh } from "../../../ui/thumbHigh";
import * as texts from "./texts";

interface Props {
  seats: readonly OpenSeatFragment[];
  now: number;
}

/** For who came too late: where a seat is still free. */
export function LateSeats({ seats, now }: Props) {
  return (
    <chakra.div role="status" css={look}>
      <Text fontWeight="semibold">{texts.tooLate}</Text>
      <Text>{seats.length > 0 ? texts.stillFree : texts.noneStillFree}</Text>
      <ul>
        {seats.map((seat) => (
          <li key={seat.id}>
            <chakra.span asChild css={linkLook}>
              <PageLink to={paths.occurrence(seat.id)}>
                <bdi>{seat.session.title}</bdi>
                {`, ${describeNearDay(seat.startsAt, now)}, ${describeTimes(seat, seat.session.timeZone)}`}
              </PageLink>
            </chakra.span>
          </li>
        ))}
      </ul>
    </chakra.div>
  );
}

const look = {
  gridColumn: "1 / -1",
  padding: "3",
  borderRadius: "md",
  bg: "notice.soft",
} as const;

const linkLook = {
  display: "inline-block",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  ...thumbHigh(),
} as const;
