import { chakra, Heading, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { MailFrequency, SettingOfKindFragment } from "../../../generated/settingsHooks";
import { CheckField, SelectControl } from "../../../ui/forms/fields";
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

/** One kind of notification, in the card of its topic: what is chosen counts at once. */
export function KindSetting({ setting, hasMail }: { setting: SettingOfKindFragment; hasMail: boolean }) {
  const { kind, label, isInApp, mail, mailChoices, isFixed } = setting;
  const change = useSetting(setting);
  const id = useId();
  const mailId = useId();
  return (
    <chakra.section aria-labelledby={id} css={row}>
      <Heading as="h3" id={id} fontSize="md" overflowWrap="anywhere">
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
            <chakra.div css={mailChoice}>
              <chakra.label htmlFor={mailId} flexShrink="0" fontWeight="medium">
                {texts.byMail}
              </chakra.label>
              <chakra.div flex="1" minWidth="0">
                <SelectControl
                  id={mailId}
                  name={`${kind}-mail`}
                  value={mail}
                  onChange={(event) => void change({ mail: event.target.value as MailFrequency })}
                >
                  {toOptions(mailChoices).map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </SelectControl>
              </chakra.div>
            </chakra.div>
          )}
        </chakra.div>
      )}
    </chakra.section>
  );
}

const row = { paddingTop: "4", "& + &": { marginTop: "5", borderTopWidth: "1px" } } as const;

const choices = {
  display: "grid",
  columnGap: "8",
  rowGap: "1",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "auto minmax(0, 1fr)" },
  alignItems: "center",
  marginTop: "1",
} as const;

const mailChoice = { display: "flex", alignItems: "center", gap: "3", minWidth: "0" } as const;
