import { useCallback } from "react";
import {
  type NotificationLevel,
  type SettingOfKindFragment,
  useSetNotificationTopicMutation,
} from "../../../generated/settingsHooks";
import { readProblem } from "../../../ui/feedback/problem";
import { useAlerts } from "../../alerts/AlertsProvider";
import { withLevel } from "./levels";
import * as texts from "./texts";

/** Updates the kinds of a topic optimistically; an error restores the stored values and raises an alert. */
export function useTopic(settings: readonly SettingOfKindFragment[], title: string) {
  const alerts = useAlerts();
  const [save] = useSetNotificationTopicMutation();
  const topic = settings[0]?.topic;
  return useCallback(
    async (level: NotificationLevel) => {
      if (!topic) return;
      const expected = settings.map((setting) => ({
        __typename: "NotificationSetting" as const,
        ...withLevel(setting, level),
      }));
      try {
        await save({
          variables: { input: { topic, level } },
          optimisticResponse: { setNotificationTopic: expected },
        });
      } catch (error) {
        alerts.danger([texts.notSaved(title), ...readProblem(error).messages].join(" "));
      }
    },
    [alerts, save, settings, title, topic],
  );
}
