import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useAdministeredTextsQuery } from "../../../generated/administrationHooks";
import { RotateCw } from "../../../generated/icons/RotateCw";
import noPosts from "../../../pictures/no-posts.svg";
import { Button } from "../../../ui/Button";
import { Empty } from "../../../ui/feedback/Empty";
import { fresh } from "../lookups";
import { Missing } from "../Missing";
import * as texts from "../texts";
import { TextCard } from "./TextCard";
import { TextSkeleton } from "./TextSkeleton";
import { WaveActions } from "./WaveActions";

interface Props {
  since: string;
  /** The same in words. */
  span: string;
  /** Empty: of everybody. */
  memberIds: readonly string[];
  onAuthor(person: { id: string; name: string }): void;
  /** Who wrote what is listed. */
  onNames(people: readonly { id: string; name: string }[]): void;
  onRenew(): void;
}

/** The service lists so many at once. */
const most = 100;

export function TextList({ since, span, memberIds, onAuthor, onNames, onRenew }: Props) {
  const filter = { since, memberIds: memberIds.length > 0 ? [...memberIds] : null };
  const { data, previousData, error, loading, refetch } = useAdministeredTextsQuery({
    variables: { filter },
    ...fresh,
  });
  const list = useRef<HTMLDivElement>(null);
  // While it looks again, what was there stays.
  const found = (data ?? previousData)?.administration?.texts;
  useEffect(() => {
    if (found) onNames(found.map(({ authorId, authorName }) => ({ id: authorId, name: authorName })));
  }, [found, onNames]);
  if (!found && error)
    return <Missing error={error} title={texts.textsMissing} isRetrying={loading} refetch={refetch} />;
  if (!found) return <TextSkeleton />;
  const isMore = found.length >= most;
  return (
    <div ref={list} tabIndex={-1}>
      <WaveActions
        since={since}
        span={span}
        memberIds={memberIds}
        shownCount={found.filter(({ isHidden }) => !isHidden).length}
        hiddenCount={found.filter(({ isHidden }) => isHidden).length}
        isMore={isMore}
        onDone={async () => {
          await refetch().catch(() => undefined);
          list.current?.focus({ preventScroll: true });
        }}
      />
      <Flex alignItems="center" justifyContent="space-between" flexWrap="wrap" gap="3" marginBottom="3">
        <Text role="status" color="fg.muted">
          {texts.textCount(found.length, isMore)}
        </Text>
        <Button variant="quiet" isPending={loading} onClick={onRenew}>
          <RotateCw size={18} aria-hidden="true" />
          {texts.lookAgain}
        </Button>
      </Flex>
      {found.length === 0 ? (
        <Box layerStyle="card">
          <Empty picture={noPosts} title={texts.nothingWritten}>
            {memberIds.length > 0 ? texts.nothingByThem : texts.nothingWrittenText}
          </Empty>
        </Box>
      ) : (
        <chakra.ul display="flex" flexDirection="column" gap="3">
          {found.map((text) => (
            <li key={text.id}>
              <TextCard text={text} {...(memberIds.includes(text.authorId) ? {} : { onAuthor })} />
            </li>
          ))}
        </chakra.ul>
      )}
    </div>
  );
}
