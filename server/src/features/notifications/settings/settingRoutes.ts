import { badInput } from "../../../errors";
import { parts } from "../../../platform/parts";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { errors, flag, listOf, meaning, message, named, objectOf, text } from "../../../platform/rest/schema";
import { topicNames } from "../lines/kindNames";
import { notificationMessages } from "../messages";
import { notificationActions } from "../list/notificationPolicy";
import type { NotificationSetting as Setting } from "./NotificationSetting";
import { ChangedSetting, ChosenLevel } from "./settingInputs";
import { listSettings, setSetting, setTopic } from "./settingService";

const fields = {
  isInApp: "Whether it is on the list of notifications.",
  mail: "When it is sent by mail: after 10 minutes, in one mail a day or a week, or never.",
};

const NotificationSetting = named(
  "NotificationSetting",
  objectOf({
    kind: text("What happened. Kinds will be added: show those that you do not know, too.", "REPLY"),
    label: text("What people call the kind.", "Replies in your groups"),
    topic: text("What the kind is about. Topics will be added: show those that you do not know, too.", "DISCUSSIONS"),
    isInApp: flag(fields.isInApp),
    mail: text(fields.mail, "WEEKLY"),
    mailChoices: listOf(
      text("What can be chosen for `mail`: reminders of sessions are sent at once or never.", "WEEKLY"),
    ),
    isFixed: flag("Whether it is about the account's security and cannot be changed."),
  }),
);

const api = routesOf("Notifications");

export const settingRoutes = [
  api.get("/notifications/settings", notificationActions.changeSettings, "How I am notified", {
    operationId: "getNotificationSettings",
    description: "Kind by kind. Digests are sent at 08:00 in the time zone of the member's profile.",
    answers: { 200: meaning("One for each kind.", listOf(NotificationSetting)) },
    handle: async ({ ctx }) => (await listSettings(ctx)).map(presentSetting),
  }),
  api.put("/notifications/settings/:kind", notificationActions.changeSettings, "Change how I am notified", {
    operationId: "setNotificationSetting",
    description: "Of one kind. What the body leaves out stays as it is.",
    params: { kind: { description: "The kind, as in `REPLY`." } },
    body: bodyOf(ChangedSetting, fields, { example: { isInApp: true, mail: "DAILY" }, isPartial: true }),
    answers: {
      200: meaning("As it is now.", NotificationSetting),
      400: errors("`There is no notification of this kind`, or a field that is wrong."),
      403: message("The kind is about the account's security."),
    },
    async handle({ ctx, params: { kind }, body }) {
      if (!parts().notificationKinds.has(kind))
        throw badInput({ field: "kind", message: notificationMessages.noKind() });
      return presentSetting(await setSetting(ctx, { ...body, kind }));
    },
  }),
  api.put("/notifications/topics/:topic", notificationActions.changeSettings, "Change how I am notified of a topic", {
    operationId: "setNotificationTopic",
    description: "All its kinds at once. Those about the account's security stay as they are.",
    params: { topic: { description: "The topic, as in `GROUPS`." } },
    body: bodyOf(
      ChosenLevel,
      { level: "Nothing (`OFF`), on the list and the bell (`BELL`), or by mail, too (`BELL_AND_MAIL`)." },
      { example: { level: "BELL" } },
    ),
    answers: {
      200: meaning("Its kinds as they are now.", listOf(NotificationSetting)),
      400: errors("`There is no topic of this name`, or a level that is none."),
    },
    async handle({ ctx, params: { topic }, body }) {
      if (!Object.hasOwn(topicNames, topic))
        throw badInput({ field: "topic", message: notificationMessages.noTopic() });
      return (await setTopic(ctx, { ...body, topic })).map(presentSetting);
    },
  }),
];

const presentSetting = ({
  kind,
  label = kind,
  topic = kind,
  isInApp,
  mail,
  mailChoices = [],
  isFixed = false,
}: Setting) => ({
  kind,
  label,
  topic,
  isInApp,
  mail,
  mailChoices,
  isFixed,
});
