import { chakra, Heading, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { MailFrequency, SettingOfKindFragment } from "../../../generated/settingsHooks";
import { CheckField, SelectField } from "../../../ui/forms/fields";
import * as texts from "./texts";
import { useSetting } from "./useSetting";

const labels: Record<MailFrequency, string> = {
  AT_ONCE: texts.atOnce,
  DAILY: texts.daily,
  WEEKLY: texts.weekly,
  NEVER: texts.never,
};

/** What has no digests does not wait to be seen either. */
function toOptions(choices: readonly MailFrequency[]) {
  const waits = choices.includes("DAILY");
  return choices.map((value) => ({ value, label: value === "AT_ONCE" && !waits ? texts.promptly : labels[value] }));
}

/** One kind of notification: what is chosen counts at once. */
export function KindSetting({ setting, hasMail }: { setting: SettingOfKindFragment; hasMail: boolean }) {
  const { kind, label, isInApp, mail, mailChoices, isFixed } = setting;
  const change = useSetting(setting);
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} layerStyle="card" css={card}>
      <Heading as="h2" id={id} fontSize="lg" overflowWrap="anywhere">
        {label}
      </Heading>
      {isFixed ? (
        <Text color="fg.muted">{texts.alwaysOn}</Text>
      ) : (
        <chakra.div role="group" aria-labelledby={id} css={choices}>
          <CheckField
            name={`${kind}-app`}
            label={texts.onSite}
            isChecked={isInApp}
            onCheckedChange={(isChecked) => void change({ isInApp: isChecked })}
          />
          {hasMail && (
            <SelectField
              name={`${kind}-mail`}
              label={texts.byMail}
              value={mail}
              options={toOptions(mailChoices)}
              onValueChange={(value) => void change({ mail: value })}
            />
          )}
        </chakra.div>
      )}
    </chakra.section>
  );
}

const card = {
  display: "flex",
  flexDirection: "column",
  gap: "2",
  padding: { base: "5", md: "6" },
  marginTop: "4",
} as const;

const choices = {
  display: "grid",
  gap: "3",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
  alignItems: "end",
} as const;
