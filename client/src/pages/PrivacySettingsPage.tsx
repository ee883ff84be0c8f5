import { Box, Text } from "@chakra-ui/react";
import { DeleteAccount } from "../features/accounts/leaving/DeleteAccount";
import { MyData } from "../features/settings/privacy/MyData";
import { ShelfChoice } from "../features/settings/privacy/ShelfChoice";
import { StudyTimeChoice } from "../features/settings/privacy/StudyTimeChoice";
import { VisibilityChoice } from "../features/settings/privacy/VisibilityChoice";
import { SettingsSkeleton } from "../features/settings/SettingsSkeleton";
import { SettingsTabs } from "../features/settings/SettingsTabs";
import * as texts from "../features/settings/privacy/texts";
import { usePrivacySettingsQuery } from "../generated/settingsHooks";
import { paths } from "../shared/paths";
import { LinkButton } from "../ui/Button";
import { Failed } from "../ui/feedback/Failed";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";
import { Section } from "../ui/page/Section";

/** Who sees the viewer, what is stored of them, and how to leave. */
export function PrivacySettingsPage() {
  const { data, previousData, error, loading, refetch } = usePrivacySettingsQuery({
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
      <SettingsTabs current="privacy" />
      {me ? (
        <>
          <VisibilityChoice me={me} />
          <Section title={texts.contact}>
            <Text color="fg.muted" marginBottom="4">
              {texts.contactHint}
            </Text>
            <LinkButton to={paths.buddies}>{texts.toBuddies}</LinkButton>
          </Section>
          {me.profile && <StudyTimeChoice profile={me.profile} />}
          <ShelfChoice me={me} />
          <MyData me={me} />
          <DeleteAccount isPossible={me.viewerCanChangeAccount} />
        </>
      ) : error ? (
        <Box marginTop="6">
          <Failed
            error={error}
            isRetrying={loading}
            onRetry={() => refetch().catch(() => undefined)}
            title={texts.didNotLoad}
          />
        </Box>
      ) : (
        <SettingsSkeleton />
      )}
    </PageFrame>
  );
}
