import { Box } from "@chakra-ui/react";
import { EmailNotice } from "../features/recovery/EmailNotice";
import { MailSummary } from "../features/settings/notifications/MailSummary";
import { MutedGroups } from "../features/settings/notifications/MutedGroups";
import { NotificationSettingsSkeleton } from "../features/settings/notifications/NotificationSettingsSkeleton";
import * as texts from "../features/settings/notifications/texts";
import { TopicSettings } from "../features/settings/notifications/TopicSettings";
import { SettingsFrame } from "../features/settings/SettingsFrame";
import { NotificationSettingsDocument, useNotificationSettingsQuery } from "../generated/settingsHooks";
import { paths } from "../shared/paths";
import { LinkButton } from "../ui/Button";

const head = { title: texts.title, lead: texts.lead };

export function NotificationSettingsPage() {
  const query = useNotificationSettingsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  return (
    <SettingsFrame
      current="notifications"
      head={head}
      query={query}
      failure={texts.loadFailed}
      skeleton={<NotificationSettingsSkeleton />}
    >
      {(me) => (
        <>
          <EmailNotice me={me} />
          <MailSummary me={me} />
          <TopicSettings settings={me.notificationSettings ?? []} hasMail={Boolean(me.digestTimeZone)} />
          <MutedGroups groups={me.mutedGroups?.nodes ?? []} />
          <Box marginTop="8">
            <LinkButton to={paths.notifications}>{texts.seeNotifications}</LinkButton>
          </Box>
        </>
      )}
    </SettingsFrame>
  );
}

NotificationSettingsPage.head = head;

NotificationSettingsPage.firstQueries = () => [{ query: NotificationSettingsDocument }];
