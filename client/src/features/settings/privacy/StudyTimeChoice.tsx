import { Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { type PrivacySettingsQuery, useSetShowsStudyTimeMutation } from "../../../generated/settingsHooks";
import { CheckField } from "../../../ui/forms/fields";
import { Section } from "../../../ui/page/Section";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

type OwnProfile = NonNullable<NonNullable<PrivacySettingsQuery["me"]>["profile"]>;

/** Whether the profile shows the viewer's study time. Updates optimistically, and rolls back on an error. */
export function StudyTimeChoice({ profile: { id, showsStudyTime } }: { profile: OwnProfile }) {
  const [setShowsStudyTime] = useSetShowsStudyTimeMutation();
  const { run } = useAction(
    useCallback(
      async (isShown: boolean) => {
        const expected = { __typename: "Profile" as const, id, showsStudyTime: isShown };
        await setShowsStudyTime({
          variables: { input: { showsStudyTime: isShown } },
          optimisticResponse: { saveProfile: expected },
        });
      },
      [setShowsStudyTime, id],
    ),
  );
  return (
    <Section title={texts.studyTitle}>
      <CheckField
        name="showsStudyTime"
        label={texts.showStudyTime}
        isChecked={showsStudyTime}
        onCheckedChange={(checked) => void run(checked)}
      />
      <Text color="fg.muted" aria-live="polite">
        {showsStudyTime ? texts.studyTimeShown : texts.studyTimeHidden}
      </Text>
    </Section>
  );
}
