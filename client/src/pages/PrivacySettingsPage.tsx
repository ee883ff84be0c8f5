import { Text } from "@chakra-ui/react";
import { MyData } from "../features/settings/privacy/MyData";
import { ShelfChoice } from "../features/settings/privacy/ShelfChoice";
import { StudyTimeChoice } from "../features/settings/privacy/StudyTimeChoice";
import { VisibilityChoice } from "../features/settings/privacy/VisibilityChoice";
import { ChoicesSkeleton } from "../features/settings/SettingsSkeleton";
import { SettingsFrame } from "../features/settings/SettingsFrame";
import * as texts from "../features/settings/privacy/texts";
import { PrivacySettingsDocument, usePrivacySettingsQuery } from "../generated/settingsHooks";
import { paths } from "../shared/paths";
import { LinkButton } from "../ui/Button";
import { Section } from "../ui/page/Section";

const head = { title: texts.title, lead: texts.lead };

/** Who sees the viewer and what is stored of them. */
export function PrivacySettingsPage() {
  const query = usePrivacySettingsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  return (
    <SettingsFrame
      current="privacy"
      head={head}
      query={query}
      failure={texts.didNotLoad}
      skeleton={<ChoicesSkeleton />}
    >
      {(me) => (
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
        </>
      )}
    </SettingsFrame>
  );
}

PrivacySettingsPage.head = head;

PrivacySettingsPage.firstQueries = () => [{ query: PrivacySettingsDocument }];
