import { Box, Text } from "@chakra-ui/react";
import { Changeable } from "../features/settings/Changeable";
import { Devices } from "../features/settings/Devices";
import { EmailForm } from "../features/settings/EmailForm";
import { NameForm } from "../features/settings/NameForm";
import { PasswordForm } from "../features/settings/PasswordForm";
import { Passkeys } from "../features/settings/passkeys/Passkeys";
import { SettingsSkeleton } from "../features/settings/SettingsSkeleton";
import { SettingsTabs } from "../features/settings/SettingsTabs";
import * as texts from "../features/settings/texts";
import { useAccountSettingsQuery } from "../generated/settingsHooks";
import { Failed } from "../ui/feedback/Failed";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";

export function AccountSettingsPage() {
  const { data, previousData, error, loading, refetch } = useAccountSettingsQuery({
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
      <SettingsTabs current="account" />
      {me ? (
        <Changeable isChangeable={me.viewerCanChangeAccount}>
          <NameForm key={me.id} me={me} />
          <EmailForm me={me} />
          <PasswordForm me={me} />
          <Passkeys me={me} />
          <Devices devices={me.devices ?? []} />
        </Changeable>
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
        <SettingsSkeleton />
      )}
    </PageFrame>
  );
}
