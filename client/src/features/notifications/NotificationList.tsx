import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import type { NotificationLineFragment } from "../../generated/notificationHooks";
import { Button } from "../../ui/Button";
import { useFocusOnMore } from "../../ui/lists/useFocusOnMore";
import { useAction } from "../alerts/useAction";
import { NotificationItem } from "./NotificationItem";
import { useReading } from "./useReading";
import * as texts from "./texts";

interface Props {
  lines: readonly NotificationLineFragment[];
  unreadCount: number;
  hasMore: boolean;
  onLoadMore(): Promise<unknown>;
}

/** The lines, which count as read once they are shown, and the way to more of them. */
export function NotificationList({ lines, unreadCount, hasMore, onLoadMore }: Props) {
  const { newIds, markAll } = useReading(lines);
  const newest = lines[0]?.createdAt ?? "";
  const { list, loadMore } = useFocusOnMore(lines.length, onLoadMore, linkOf);
  const more = useAction(loadMore);
  const all = useAction(useCallback(() => markAll(newest), [markAll, newest]));
  const hasUnseen = unreadCount > 0 && hasMore && lines.every(({ isRead }) => isRead);
  return (
    <>
      {hasUnseen && (
        <Flex justifyContent="flex-end" marginBottom="4">
          <Button isPending={all.isPending} onClick={() => void all.run()}>
            {texts.markAllRead}
          </Button>
        </Flex>
      )}
      <Box layerStyle="card" padding="2">
        <chakra.ul ref={list} display="flex" flexDirection="column" gap="1">
          {lines.map((line) => (
            <li key={line.id}>
              <NotificationItem line={line} isNew={!line.isRead || newIds.has(line.id)} />
            </li>
          ))}
        </chakra.ul>
      </Box>
      {hasMore && (
        <Flex direction="column" alignItems="center" gap="2" marginTop="8">
          {more.problem && <Text color="danger.text">{texts.moreFailed}</Text>}
          <Button isPending={more.isPending} onClick={() => void more.run()}>
            {texts.loadMore}
          </Button>
        </Flex>
      )}
    </>
  );
}

const linkOf = (entry: Element) => entry.querySelector("a");
