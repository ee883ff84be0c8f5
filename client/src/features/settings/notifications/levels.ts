import type { MailFrequency, NotificationLevel, SettingOfKindFragment } from "../../../generated/settingsHooks";

type Setting = Pick<SettingOfKindFragment, "isInApp" | "mail" | "mailChoices" | "isFixed">;

/** What is chosen for all kinds that can be changed; null where they differ. */
export function levelOf(settings: readonly Setting[], hasMail: boolean): NotificationLevel | null {
  const levels = new Set(settings.filter(({ isFixed }) => !isFixed).map((setting) => levelOfKind(setting, hasMail)));
  const [level = null] = levels;
  return levels.size === 1 ? level : null;
}

function levelOfKind({ isInApp, mail }: Setting, hasMail: boolean): NotificationLevel | null {
  if (!hasMail) return isInApp ? "BELL_AND_MAIL" : "OFF";
  if (isInApp) return mail === "NEVER" ? "BELL" : "BELL_AND_MAIL";
  return mail === "NEVER" ? "OFF" : null;
}

/** What a choice for its topic makes of a setting; the service does the same. */
export function withLevel<S extends Setting>(setting: S, level: NotificationLevel): S {
  if (setting.isFixed) return setting;
  return { ...setting, isInApp: level !== "OFF", mail: level === "BELL_AND_MAIL" ? mailOf(setting) : "NEVER" };
}

function mailOf({ mail, mailChoices }: Setting): MailFrequency {
  if (mail !== "NEVER") return mail;
  return mailChoices.includes("WEEKLY") ? "WEEKLY" : "AT_ONCE";
}
