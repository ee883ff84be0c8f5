import { chakra, Flex, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { type PrivacySettingsQuery, useSetVisibilityMutation } from "../../../generated/settingsHooks";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { checkbox } from "../../../ui/forms/checkbox";
import { Section } from "../../../ui/page/Section";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

type Me = NonNullable<PrivacySettingsQuery["me"]>;

/** Whether guests see the viewer. Updates optimistically, and rolls back if the service rejects it. */
export function VisibilityChoice({ me: { id, profile } }: { me: Me }) {
  const [setVisibility] = useSetVisibilityMutation();
  const profileId = profile?.id ?? "";
  const { run } = useAction(
    useCallback(
      async (isForMembers: boolean) => {
        const visibility = isForMembers ? "MEMBERS" : "PUBLIC";
        const expected = { __typename: "Profile" as const, id: profileId, visibility } as const;
        await setVisibility({
          variables: { input: { visibility } },
          optimisticResponse: { saveProfile: expected },
        });
      },
      [setVisibility, profileId],
    ),
  );
  if (!profile) {
    return (
      <Section title={texts.profileTitle}>
        <Text color="fg.muted" marginBottom="4">
          {texts.noProfile}
        </Text>
        <LinkButton to={paths.createProfile}>{texts.createProfile}</LinkButton>
      </Section>
    );
  }
  const isForMembers = profile.visibility === "MEMBERS";
  return (
    <Section title={texts.profileTitle}>
      <chakra.label display="inline-flex" alignItems="center" gap="3" minHeight="11" cursor="pointer">
        <chakra.input
          type="checkbox"
          name="visibility"
          checked={isForMembers}
          onChange={(event) => void run(event.target.checked)}
          width="5"
          height="5"
          flexShrink="0"
          css={checkbox}
        />
        {texts.membersOnly}
      </chakra.label>
      <Text color="fg.muted" aria-live="polite">
        {isForMembers ? texts.membersSee : texts.everyoneSees}
      </Text>
      <Flex marginTop="4">
        <LinkButton to={paths.profileForGuests(id)}>{texts.seeProfile}</LinkButton>
      </Flex>
    </Section>
  );
}
