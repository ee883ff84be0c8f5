import type { SettingOfKindFragment } from "../../../generated/settingsHooks";
import { Section } from "../../../ui/page/Section";
import { KindSetting } from "./KindSetting";
import * as texts from "./texts";

/** A kind belongs to the first topic that fits. */
const topics: readonly [title: string, kinds: RegExp][] = [
  [texts.aboutBuddies, /^BUDDY_/],
  [texts.aboutGroups, /^(REPLY|JOIN|GROUP)/],
  [texts.aboutSessions, /^SESSION_/],
  [texts.aboutAccount, /./],
];

interface Props {
  settings: readonly SettingOfKindFragment[];
  hasMail: boolean;
}

/** Every kind of notification by its topic. */
export function KindSettings({ settings, hasMail }: Props) {
  const topicOf = ({ kind }: SettingOfKindFragment) => topics.find(([, kinds]) => kinds.test(kind))?.[0];
  return topics.map(([title]) => {
    const own = settings.filter((setting) => topicOf(setting) === title);
    if (own.length === 0) return null;
    return (
      <Section key={title} title={title}>
        {own.map((setting) => (
          <KindSetting key={setting.kind} setting={setting} hasMail={hasMail} />
        ))}
      </Section>
    );
  });
}
