import { paths } from "../../shared/paths";
import { ViewLinks } from "../../ui/navigation/ViewLinks";
import * as texts from "./texts";

/** The pages of the settings: above the one that is shown, or beside it. */
export function SettingsTabs({ current }: { current: "account" | "privacy" | "notifications" }) {
  const views = [
    { to: paths.accountSettings, label: texts.account, isCurrent: current === "account" },
    { to: paths.privacySettings, label: texts.privacy, isCurrent: current === "privacy" },
    { to: paths.notificationSettings, label: texts.notifications, isCurrent: current === "notifications" },
  ];
  return <ViewLinks isAside label={texts.settings} views={views} />;
}
