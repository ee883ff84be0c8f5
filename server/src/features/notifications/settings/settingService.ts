import { AppError, badInput } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Db } from "../../../platform/database/Db";
import { parts } from "../../../platform/parts";
import { refuseShared } from "../../accounts/signIn/sharedAccount";
import { lockRecipient } from "../mails/handover";
import { replanDigest } from "../mails/replanDigest";
import { notificationMessages } from "../messages";
import { notificationActions } from "../list/notificationPolicy";
import { mailChoicesOf, MailFrequency, NotificationSetting } from "./NotificationSetting";
import type { SetNotificationSettingInput } from "./settingInputs";
import { saveSetting, settingsOf, zoneOf } from "./settingStatements";

/** How the viewer is notified of each kind, in one statement. */
export function listSettings(ctx: AppContext): Promise<NotificationSetting[]> {
  const { id } = authorize(ctx, notificationActions.changeSettings);
  return readSettings(ctx.db, id, [...parts().notificationKinds.keys()]);
}

/** null: the site sends no mail. */
export async function findDigestZone(ctx: AppContext): Promise<string | null> {
  const { id } = authorize(ctx, notificationActions.changeSettings);
  if (!ctx.mail.transport) return null;
  const [profile] = await ctx.db.rows<{ timeZone: string | null }>(zoneOf, [id]);
  return profile?.timeZone ?? "UTC";
}

/** What is left out stays. Notices about the account's security cannot be changed. */
export async function setSetting(ctx: AppContext, input: SetNotificationSettingInput): Promise<NotificationSetting> {
  const viewer = authorize(ctx, notificationActions.changeSettings);
  const { kind, isInApp = null, mail = null } = input;
  const known = parts().notificationKinds.get(kind);
  refuseShared(ctx, viewer.id);
  if (known?.isSecurity) throw new AppError("FORBIDDEN", notificationMessages.alwaysOn());
  if (isInApp === null && mail === null)
    throw badInput({ field: "isInApp", message: notificationMessages.nothingToSet() });
  if (mail !== null && known && !mailChoicesOf(known).includes(mail))
    throw badInput({ field: "mail", message: notificationMessages.atOnceOrNever() });
  await ctx.db.transaction(async (tx) => {
    await tx.rows(saveSetting, [viewer.id, kind, isInApp, mail, ownDefault(kind)]);
    const recipient = await lockRecipient(tx, viewer.id);
    if (recipient) await replanDigest(tx, viewer.id, recipient);
  });
  const [setting] = await readSettings(ctx.db, viewer.id, [kind]);
  return setting as NotificationSetting;
}

/** Of kinds that do not follow what holds for all of them. */
const ownDefault = (kind: string) => (parts().notificationKinds.get(kind)?.isPrompt ? MailFrequency.AT_ONCE : null);

async function readSettings(db: Db, userId: string, kinds: readonly string[]): Promise<NotificationSetting[]> {
  const rows = await db.rows<NotificationSetting>(settingsOf, [userId, kinds, kinds.map(ownDefault)]);
  return rows.map((row) => {
    const known = parts().notificationKinds.get(row.kind);
    const isFixed = known?.isSecurity ?? false;
    const chosen = isFixed ? { isInApp: true, mail: MailFrequency.AT_ONCE } : {};
    const more = { userId, label: known?.label ?? row.kind, isFixed, mailChoices: mailChoicesOf(known ?? {}) };
    return Object.assign(new NotificationSetting(), row, chosen, more);
  });
}
