import { useCallback } from "react";
import {
  type MailFrequency,
  type SettingOfKindFragment,
  useSetNotificationSettingMutation,
} from "../../../generated/settingsHooks";
import { readProblem } from "../../../ui/feedback/problem";
import { useAlerts } from "../../alerts/AlertsProvider";
import * as texts from "./texts";

interface Change {
  isInApp?: boolean;
  mail?: MailFrequency;
}

/** Updates a setting optimistically; an error restores the stored value and raises an alert. */
export function useSetting(setting: SettingOfKindFragment): (change: Change) => Promise<void> {
  const { kind, label } = setting;
  const alerts = useAlerts();
  const [save] = useSetNotificationSettingMutation();
  return useCallback(
    async (change) => {
      const expected = { __typename: "NotificationSetting" as const, ...setting, ...change };
      const variables = { input: { kind, ...change } };
      try {
        await save({ variables, optimisticResponse: { setNotificationSetting: expected } });
      } catch (error) {
        alerts.danger([texts.notSaved(label), ...readProblem(error).messages].join(" "));
      }
    },
    [alerts, kind, label, save, setting],
  );
}
