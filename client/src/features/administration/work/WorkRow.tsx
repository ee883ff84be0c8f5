import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { FailedWorkFragment } from "../../../generated/administrationHooks";
import { formatTime } from "../../../shared/time/formatDate";
import { Button } from "../../../ui/Button";
import { fill } from "../../../ui/fill";
import { checkbox } from "../../../ui/forms/checkbox";
import { Tag } from "../../../ui/Tag";
import * as texts from "./texts";

interface Props {
  work: FailedWorkFragment;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
  onAgain(): void;
  onDrop(): void;
}

/** One email or job that failed: which, why and when. */
export function WorkRow({ work, isChosen, onChoose, onAgain, onDrop }: Props) {
  const { job, isMail, data, error, failedAt } = work;
  const hasData = data !== "{}";
  const again = isMail ? texts.sendAgain : texts.runAgain;
  return (
    <chakra.li layerStyle="card" css={row}>
      <chakra.label css={finger}>
        <chakra.input
          type="checkbox"
          checked={isChosen}
          aria-label={texts.selectOne(job)}
          onChange={({ target }) => onChoose(target.checked)}
          width="5"
          height="5"
          css={checkbox}
        />
      </chakra.label>
      <Box flex="1" minWidth={{ base: "12rem", md: "16rem" }}>
        <Flex flexWrap="wrap" alignItems="center" columnGap="3">
          <chakra.strong fontWeight="semibold" overflowWrap="anywhere">
            {job}
          </chakra.strong>
          <Tag isStrong={isMail}>{isMail ? texts.mail : texts.job}</Tag>
        </Flex>
        <Text overflowWrap="anywhere">{error ?? texts.noError}</Text>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {failedAt &&
            fill(texts.failedAt, {
              time: <time dateTime={failedAt}>{formatTime(Date.parse(failedAt))}</time>,
            })}
          {failedAt && hasData && " · "}
          {hasData && <chakra.code fontSize="sm">{data}</chakra.code>}
        </Text>
      </Box>
      <Flex flexWrap="wrap" gap="2">
        <Button aria-label={texts.againFor(again, job)} onClick={onAgain}>
          {again}
        </Button>
        <Button variant="dangerQuiet" aria-label={texts.againFor(texts.drop, job)} onClick={onDrop}>
          {texts.drop}
        </Button>
      </Flex>
    </chakra.li>
  );
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "3",
  rowGap: "3",
  paddingInline: { base: "3", md: "4" },
  paddingBlock: "3",
} as const;

const finger = {
  display: "grid",
  placeItems: "center",
  width: "11",
  height: "11",
  flexShrink: "0",
  alignSelf: "start",
  cursor: "pointer",
} as const;
