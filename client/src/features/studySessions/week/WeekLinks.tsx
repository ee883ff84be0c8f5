import { chakra, Flex } from "@chakra-ui/react";
import { ChevronLeft } from "../../../generated/icons/ChevronLeft";
import { ChevronRight } from "../../../generated/icons/ChevronRight";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { addDays } from "../../../shared/time/days";
import { describeWeek } from "../../../shared/time/describeTimes";
import * as dateTexts from "../../../shared/time/texts";
import * as texts from "../texts";

interface Props {
  monday: string;
  isCurrent: boolean;
}

/** Which week this is, and the ways to others: each has an address. */
export function WeekLinks({ monday, isCurrent }: Props) {
  return (
    <Flex flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" justifyContent="space-between">
      <chakra.p role="status" fontSize="lg" fontWeight="semibold" fontFamily="heading">
        {describeWeek(monday)}
      </chakra.p>
      <chakra.nav aria-label={texts.weeks} display="flex" gap="2" data-noprint>
        <LinkButton
          to={paths.scheduleOf(addDays(monday, -7))}
          size="icon"
          aria-label={texts.previousWeek}
          title={texts.previousWeek}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </LinkButton>
        <LinkButton to={paths.schedule} aria-current={isCurrent ? "date" : undefined}>
          {dateTexts.today}
        </LinkButton>
        <LinkButton
          to={paths.scheduleOf(addDays(monday, 7))}
          size="icon"
          aria-label={texts.nextWeek}
          title={texts.nextWeek}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </LinkButton>
      </chakra.nav>
    </Flex>
  );
}
