import { chakra, Text } from "@chakra-ui/react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { NotificationLevel, SettingOfKindFragment } from "../../../generated/settingsHooks";
import { ChoiceBar } from "../../../ui/forms/ChoiceBar";
import { Section } from "../../../ui/page/Section";
import { KindSetting } from "./KindSetting";
import { levelOf } from "./levels";
import * as texts from "./texts";
import { useTopic } from "./useTopic";

interface Props {
  topic: string;
  /** The kinds of the topic. */
  settings: readonly SettingOfKindFragment[];
  hasMail: boolean;
}

/** How much one hears about a topic in one choice, and its kinds one by one under "More". */
export function TopicSetting({ topic, settings, hasMail }: Props) {
  const title = texts.topics[topic] ?? texts.otherTopics;
  const choose = useTopic(settings, title);
  const level = levelOf(settings, hasMail);
  const isFixed = settings.every((setting) => setting.isFixed);
  return (
    <Section title={title}>
      {!isFixed && (
        <ChoiceBar<NotificationLevel>
          name={topic}
          legend={title}
          isLegendHidden
          options={hasMail ? withMail : withoutMail}
          value={level}
          onChoose={(chosen) => void choose(chosen)}
        />
      )}
      {!isFixed && level === null && (
        <Text color="fg.muted" marginTop="2">
          {texts.choicesDiffer}
        </Text>
      )}
      <chakra.details marginTop="2">
        <chakra.summary css={opener}>
          {texts.more}
          <VisuallyHidden>{texts.moreAbout(title)}</VisuallyHidden>
        </chakra.summary>
        {settings.map((setting) => (
          <KindSetting key={setting.kind} setting={setting} hasMail={hasMail} />
        ))}
      </chakra.details>
    </Section>
  );
}

const withMail = [
  { value: "OFF", label: texts.off },
  { value: "BELL", label: texts.bell },
  { value: "BELL_AND_MAIL", label: texts.bellAndMail },
] as const;

/** Where the site sends no mail, they stay chosen for the day it does. */
const withoutMail = [
  { value: "OFF", label: texts.off },
  { value: "BELL_AND_MAIL", label: texts.bell },
] as const;

const opener = {
  width: "fit-content",
  minHeight: "11",
  paddingBlock: "2",
  fontWeight: "semibold",
  cursor: "pointer",
} as const;
