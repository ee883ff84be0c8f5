import { Field, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { NotificationKind } from "../../../platform/notifications/defineNotification";
import { User } from "../../accounts/users/User";
import { kindNames, topicNames } from "../lines/kindNames";

export enum MailFrequency {
  AT_ONCE = "AT_ONCE",
  DAILY = "DAILY",
  WEEKLY = "WEEKLY",
  NEVER = "NEVER",
}

registerEnumType(MailFrequency, {
  name: "MailFrequency",
  description: "When notifications of a kind are sent by mail.",
  valuesConfig: {
    AT_ONCE: { description: "After 10 minutes, unless it was read by then. Reminders of sessions do not wait." },
    DAILY: { description: "In one mail a day, at 08:00 in the member's time zone." },
    WEEKLY: { description: "In one mail a week, on Monday at 08:00 in the member's time zone." },
    NEVER: { description: "Never." },
  },
});

export enum NotificationLevel {
  OFF = "OFF",
  BELL = "BELL",
  BELL_AND_MAIL = "BELL_AND_MAIL",
}

registerEnumType(NotificationLevel, {
  name: "NotificationLevel",
  description: "How much a member hears about a topic.",
  valuesConfig: {
    OFF: { description: "Nothing, neither on the site nor by mail." },
    BELL: { description: "On the list at `/notifications` and on the bell, without mails." },
    BELL_AND_MAIL: {
      description: "By mail, too: kinds keep when they are sent, and those that were not are sent as at first.",
    },
  },
});

/** What a member has not chosen. */
export const defaults = { isInApp: true, mail: MailFrequency.WEEKLY } as const;

/** What can be chosen for a kind. Mails that never wait have no digests, and those that protect the account no choice. */
export function mailChoicesOf({ isSecurity, isPrompt }: Pick<NotificationKind, "isSecurity" | "isPrompt">) {
  if (isSecurity) return [MailFrequency.AT_ONCE];
  return isPrompt ? [MailFrequency.AT_ONCE, MailFrequency.NEVER] : Object.values(MailFrequency);
}

/** In the place of a kind: what counts by mail for all kinds without a row of their own. */
export const anyKind = "*";

@ObjectType({
  simpleResolvers: true,
  description: "How the viewer is notified of one kind.",
})
@Entity("notification_settings")
export class NotificationSetting {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Field(() => kindNames, { description: "What happened." })
  @PrimaryColumn("text")
  kind!: string;

  @Field(() => String, { description: "What people call the kind, as in `Buddy requests`." })
  label?: string;

  @Field(() => topicNames, { description: "What the kind is about: settings of a topic can be changed together." })
  topic?: string;

  @Field(() => Boolean, { description: "Whether it is on the list at `/notifications` and counts on the bell." })
  @Column("boolean", { name: "is_in_app", default: defaults.isInApp })
  isInApp!: boolean;

  @Field(() => MailFrequency, { description: "When it is sent by mail." })
  @Column("text", { default: defaults.mail })
  mail!: MailFrequency;

  @Field(() => [MailFrequency], {
    description: "What can be chosen for `mail`. Reminders of sessions never wait: they are sent at once or never.",
  })
  mailChoices?: MailFrequency[];

  @Field(() => Boolean, { description: "Whether it is about the account's security and cannot be changed." })
  isFixed?: boolean;
}
