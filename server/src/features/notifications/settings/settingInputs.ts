import { IsBoolean, IsEnum } from "class-validator";
import { Field, InputType } from "type-graphql";
import { fieldMessages } from "../../../platform/messages";
import { MayBeLeftOut, saying } from "../../../platform/validation/validation";
import { kindNames, topicNames } from "../lines/kindNames";
import { MailFrequency, NotificationLevel } from "./NotificationSetting";

/** Over REST the path names the kind. */
@InputType()
export class ChangedSetting {
  @Field(() => Boolean, { nullable: true, description: "Whether it is on the list; left out, this stays." })
  @MayBeLeftOut()
  @IsBoolean(saying((field) => fieldMessages.noBoolean({ field }), { type: "boolean" }))
  isInApp?: boolean | null;

  @Field(() => MailFrequency, { nullable: true, description: "When it is sent by mail; left out, this stays." })
  @MayBeLeftOut()
  @IsEnum(
    MailFrequency,
    saying((field) => fieldMessages.invalid({ field }), {
      type: "string",
      enum: Object.values(MailFrequency),
    }),
  )
  mail?: MailFrequency | null;
}

/** Over REST the path names the topic. */
@InputType()
export class ChosenLevel {
  @Field(() => NotificationLevel, { description: "How much to hear about it." })
  @IsEnum(
    NotificationLevel,
    saying((field) => fieldMessages.invalid({ field }), {
      type: "string",
      enum: Object.values(NotificationLevel),
    }),
  )
  level!: NotificationLevel;
}

@InputType({ description: "How much the viewer wants to hear about one topic." })
export class SetNotificationTopicInput extends ChosenLevel {
  @Field(() => topicNames, { description: "About what." })
  @IsEnum(topicNames, saying((field) => fieldMessages.invalid({ field })))
  topic!: string;
}

@InputType({ description: "How the viewer wants to be notified of one kind." })
export class SetNotificationSettingInput extends ChangedSetting {
  @Field(() => kindNames, { description: "Of what." })
  @IsEnum(kindNames, saying((field) => fieldMessages.invalid({ field })))
  kind!: string;
}
