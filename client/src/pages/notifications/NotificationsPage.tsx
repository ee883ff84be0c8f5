import { Box, Flex } from "@chakra-ui/react";
import { NotificationList } from "../../features/notifications/NotificationList";
import { NotificationsSkeleton } from "../../features/notifications/NotificationsSkeleton";
import { notificationsQuery, useNotifications } from "../../features/notifications/useNotifications";
import * as texts from "../../features/notifications/texts";
import noPosts from "../../pictures/no-posts.svg";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import { Empty } from "../../ui/feedback/Empty";
import { Failed } from "../../ui/feedback/Failed";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageHead } from "../../ui/page/PageTitle";

const head = { title: texts.title, lead: texts.lead };

export function NotificationsPage() {
  return (
    <PageFrame measure="text">
      <Flex alignItems="flex-end" justifyContent="space-between" flexWrap="wrap" gap="3" marginBottom="6">
        <PageHead {...head} />
        <LinkButton to={paths.notificationSettings}>{texts.settings}</LinkButton>
      </Flex>
      <Notifications />
    </PageFrame>
  );
}

NotificationsPage.head = head;

NotificationsPage.firstQueries = () => [notificationsQuery];

function Notifications() {
  const { lines, error, isRetrying, refetch, loadMore, ...list } = useNotifications();
  if (error)
    return (
      <Failed
        error={error}
        isRetrying={isRetrying}
        onRetry={() => refetch().catch(() => undefined)}
        title={texts.loadFailed}
      />
    );
  if (!lines) return <NotificationsSkeleton />;
  if (lines.length === 0)
    return (
      <Box layerStyle="card">
        <Empty
          picture={noPosts}
          title={texts.emptyTitle}
          action={<LinkButton to={paths.posts}>{texts.goToGroups}</LinkButton>}
        >
          {texts.emptyText}
        </Empty>
      </Box>
    );
  return <NotificationList {...list} lines={lines} onLoadMore={loadMore} />;
}
