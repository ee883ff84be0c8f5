import { AppError, badInput } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Db } from "../../../platform/database/Db";
import type { Tx } from "../../../platform/events/transaction";
import { parts } from "../../../platform/parts";
import { refuseShared } from "../../accounts/signIn/sharedAccount";
import { lockRecipient } from "../mails/handover";
import { replanDigest } from "../mails/replanDigest";
import { notificationMessages } from "../messages";
import { notificationActions } from "../list/notificationPolicy";
import { mailChoicesOf, MailFrequency, NotificationLevel, NotificationSetting } from "./NotificationSetting";
import type { SetNotificationSettingInput, SetNotificationTopicInput } from "./settingInputs";
import { saveSetting, saveSettings, settingsOf, zoneOf } from "./settingStatements";

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
  await changeSettings(ctx, viewer.id, (tx) =>
    tx.rows(saveSetting, [viewer.id, kind, isInApp, mail, ownDefault(kind)]),
  );
  const [setting] = await readSettings(ctx.db, viewer.id, [kind]);
  return setting as NotificationSetting;
}

/** All kinds of a topic at once, in one statement. Those about the account's security stay. */
export async function setTopic(ctx: AppContext, input: SetNotificationTopicInput): Promise<NotificationSetting[]> {
  const viewer = authorize(ctx, notificationActions.changeSettings);
  refuseShared(ctx, viewer.id);
  const ofTopic = [...parts().notificationKinds.values()].filter(({ topic }) => topic === input.topic);
  const kinds = ofTopic.filter(({ isSecurity }) => !isSecurity).map(({ kind }) => kind);
  const [isInApp, hasMail] = [input.level !== NotificationLevel.OFF, input.level === NotificationLevel.BELL_AND_MAIL];
  await changeSettings(ctx, viewer.id, (tx) =>
    tx.rows(saveSettings, [viewer.id, kinds, isInApp, hasMail, kinds.map(ownDefault)]),
  );
  return readSettings(
    ctx.db,
    viewer.id,
    ofTopic.map(({ kind }) => kind),
  );
}

/** What was chosen decides when digests that wait go out. */
function changeSettings(ctx: AppContext, userId: string, save: (tx: Tx) => Promise<unknown>): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await save(tx);
    const recipient = await lockRecipient(tx, userId);
    if (recipient) await replanDigest(tx, userId, recipient);
  });
}

/** Of kinds that do not follow what holds for all of them. */
const ownDefault = (kind: string) => (parts().notificationKinds.get(kind)?.isPrompt ? MailFrequency.AT_ONCE : null);

async function readSettings(db: Db, userId: string, kinds: readonly string[]): Promise<NotificationSetting[]> {
  const rows = await db.rows<NotificationSetting>(settingsOf, [userId, kinds, kinds.map(ownDefault)]);
  return rows.map((row) => {
    const known = parts().notificationKinds.get(row.kind);
    const isFixed = known?.isSecurity ?? false;
    const chosen = isFixed ? { isInApp: true, mail: MailFrequency.AT_ONCE } : {};
    const more = {
      userId,
      label: known?.label ?? row.kind,
      topic: known?.topic,
      isFixed,
      mailChoices: mailChoicesOf(known ?? {}),
    };
    return Object.assign(new NotificationSetting(), row, chosen, more);
  });
}
