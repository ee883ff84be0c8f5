import type { SettingOfKindFragment } from "../../../generated/settingsHooks";
import { TopicSetting } from "./TopicSetting";
import * as texts from "./texts";

interface Props {
  settings: readonly SettingOfKindFragment[];
  hasMail: boolean;
}

/** All kinds of notifications by topic: the known topics in the order of their texts, then those that were added later. */
export function TopicSettings({ settings, hasMail }: Props) {
  const topics = new Set([...Object.keys(texts.topics), ...settings.map(({ topic }) => topic)]);
  return [...topics].map((topic) => {
    const own = settings.filter((setting) => setting.topic === topic);
    return own.length > 0 && <TopicSetting key={topic} topic={topic} settings={own} hasMail={hasMail} />;
  });
}
