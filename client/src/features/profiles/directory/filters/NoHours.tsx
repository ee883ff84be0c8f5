import { Flex } from "@chakra-ui/react";
import noMatch from "../../../../pictures/no-match.svg";
import { paths } from "../../../../shared/paths";
import { Button, LinkButton } from "../../../../ui/Button";
import { Empty } from "../../../../ui/feedback/Empty";
import * as texts from "../../texts";
import type { FilterState } from "../useDirectoryFilter";

/** For who asks who is free at the same time, and has not said when that is. */
export function NoHours({ filter }: { filter: FilterState }) {
  return (
    <Empty
      picture={noMatch}
      title={texts.noHoursTitle}
      action={
        <Flex gap="3" wrap="wrap" justifyContent="center">
          <LinkButton to={paths.editProfile} variant="primary">
            {texts.addMyHours}
          </LinkButton>
          <Button onClick={() => filter.change({ isFreeWithMe: false })}>{texts.removeThisFilter}</Button>
        </Flex>
      }
    >
      {texts.noHoursText}
    </Empty>
  );
}
