import { Box, Text } from "@chakra-ui/react";
import { EmailNotice } from "../features/recovery/EmailNotice";
import { KindSettings } from "../features/settings/notifications/KindSettings";
import { MailSummary } from "../features/settings/notifications/MailSummary";
import { MutedGroups } from "../features/settings/notifications/MutedGroups";
import { NotificationSettingsSkeleton } from "../features/settings/notifications/NotificationSettingsSkeleton";
import * as texts from "../features/settings/notifications/texts";
import { SettingsTabs } from "../features/settings/SettingsTabs";
import { useNotificationSettingsQuery } from "../generated/settingsHooks";
import { paths } from "../shared/paths";
import { LinkButton } from "../ui/Button";
import { Failed } from "../ui/feedback/Failed";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";

export function NotificationSettingsPage() {
  const { data, previousData, error, loading, refetch } = useNotificationSettingsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const me = (data ?? previousData)?.me;
  return (
    <PageFrame measure="text">
      <PageTitle>{texts.title}</PageTitle>
      <Text color="fg.muted" marginTop="2">
        {texts.lead}
      </Text>
      <SettingsTabs current="notifications" />
      {me ? (
        <>
          <EmailNotice me={me} />
          <MailSummary me={me} />
          <KindSettings settings={me.notificationSettings ?? []} hasMail={Boolean(me.digestTimeZone)} />
          <MutedGroups groups={me.mutedGroups?.nodes ?? []} />
          <Box marginTop="8">
            <LinkButton to={paths.notifications}>{texts.seeNotifications}</LinkButton>
          </Box>
        </>
      ) : error ? (
        <Box marginTop="6">
          <Failed
            error={error}
            isRetrying={loading}
            onRetry={() => refetch().catch(() => undefined)}
            title={texts.loadFailed}
          />
        </Box>
      ) : (
        <NotificationSettingsSkeleton />
      )}
    </PageFrame>
  );
}
