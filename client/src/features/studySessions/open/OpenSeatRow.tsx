import { chakra, Flex, Text } from "@chakra-ui/react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { OpenSeatFragment } from "../../../generated/sessionHooks";
import { interestLook } from "../../../shared/interests";
import { paths } from "../../../shared/paths";
import { describeNearDay, describeTimes } from "../../../shared/time/describeTimes";
import { Button } from "../../../ui/Button";
import { PageLink } from "../../../ui/navigation/PageLink";
import { PersonPicture } from "../../../ui/pictures/PersonPicture";
import { thumbHigh } from "../../../ui/thumbHigh";
import { LateSeats } from "./LateSeats";
import * as texts from "./texts";
import { useTakeSeat } from "./useSeats";

interface Props {
  seat: OpenSeatFragment;
  now: number;
  onTaken?(): void;
}

/** A free seat: with whom, when by the reader's clock, what for, and one button that takes it. */
export function OpenSeatRow({ seat, now, onTaken }: Props) {
  const { id, session, startsAt } = seat;
  const { owner, title, goal, interest, timeZone } = session;
  const { run, isPending, late } = useTakeSeat(id, onTaken);
  const name = owner?.name ?? texts.someone;
  return (
    <chakra.li css={look}>
      <PersonPicture name={name} avatar={owner?.avatar} size="2.75rem" />
      <chakra.div minWidth="0">
        <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          <chakra.span fontWeight="semibold" color="fg">
            {describeNearDay(startsAt, now)}
          </chakra.span>
          {", "}
          <time dateTime={startsAt}>{describeTimes(seat, timeZone)}</time>
        </Text>
        <chakra.span asChild css={titleLook}>
          <PageLink to={paths.occurrence(id)}>
            <bdi>{title}</bdi>
          </PageLink>
        </chakra.span>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          <bdi>{name}</bdi>
          {interest && ` · ${interestLook(interest).label}`}
          {` · ${texts.seatsFree(seat.freeSeats ?? 0)}`}
        </Text>
        {goal && (
          <Text fontSize="sm" dir="auto" overflowWrap="anywhere" lineClamp={2}>
            {goal}
          </Text>
        )}
      </chakra.div>
      <Flex css={actionLook} data-noprint>
        <Button isPending={isPending} onClick={() => void run()}>
          {texts.takeIt}
          <VisuallyHidden>{texts.seatOf(name, title)}</VisuallyHidden>
        </Button>
      </Flex>
      {late && <LateSeats seats={late} now={now} />}
    </chakra.li>
  );
}

const look = {
  display: "grid",
  gridTemplateColumns: { base: "auto minmax(0, 1fr)", md: "auto minmax(0, 1fr) auto" },
  columnGap: "4",
  rowGap: "3",
  alignItems: "start",
  paddingBlock: "4",
  "& + &": { borderTopWidth: "1px" },
} as const;

const actionLook = { gridColumn: { base: "2", md: "3" }, alignSelf: "center" } as const;

const titleLook = {
  display: "inline-block",
  borderBlock: "0.25rem solid transparent",
  fontWeight: "semibold",
  overflowWrap: "anywhere",
  borderRadius: "sm",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  ...thumbHigh(0.25),
} as const;
