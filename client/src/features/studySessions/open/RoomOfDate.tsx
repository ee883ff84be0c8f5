import { Box, Flex, Text } from "@chakra-ui/react";
import { useRoomDateQuery } from "../../../generated/sessionHooks";
import { paths } from "../../../shared/paths";
import { useMinute } from "../../../shared/time/useMinute";
import { LinkButton } from "../../../ui/Button";
import { freeSeats } from "./addresses";
import * as texts from "./texts";

/** The date of an open session that has the room with this id; null for other rooms, and until it is known. */
export function useRoomDate(id: string | null) {
  const { data } = useRoomDateQuery({ variables: { id: id ?? "" }, skip: id === null });
  return data?.occurrence ?? null;
}

interface Props {
  date: NonNullable<ReturnType<typeof useRoomDate>>;
  /** How many are in the room, the viewer among them. */
  peopleCount: number;
  isSeated: boolean;
}

/** So long others are waited for. */
const graceMinutes = 5;

/** Nobody has to wait: when the others have not come within five minutes, there are other places to study. */
export function NotHereYet({ date, peopleCount, isSeated }: Props) {
  const now = useMinute();
  const isLate = now >= Date.parse(date.startsAt) + graceMinutes * 60_000 && now < Date.parse(date.endsAt);
  if (!isLate || !isSeated || peopleCount > 1 || date.goingCount < 2) return null;
  return (
    <Box role="status" layerStyle="card" padding="5" marginTop="6" bg="notice.soft">
      <Text fontWeight="bold">{texts.notHere}</Text>
      <Text marginTop="1" marginBottom="4">
        {texts.notHereText}
      </Text>
      <Flex gap="3" flexWrap="wrap">
        <LinkButton to={paths.commons}>{texts.toCommons}</LinkButton>
        <LinkButton to={freeSeats}>{texts.seeOthers}</LinkButton>
      </Flex>
    </Box>
  );
}
