import { ArrayMaxSize, IsDate, IsUUID } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { notifications as limits } from "../limits";
import { fieldMessages } from "../../../platform/messages";
import { IsTimestamp } from "../../../platform/time/timestamp";
import { MayBeEmpty, saying } from "../../../platform/validation/validation";
import { notificationMessages } from "../messages";

const most = limits.readAtOnce;

@InputType({
  description: "Which notifications were read: some by their ids, all up to a moment, or those about a discussion.",
})
export class MarkNotificationsReadInput {
  @Field(() => [ID], { nullable: true, description: `Their ids, at most ${most}. Unknown ones are ignored.` })
  @MayBeEmpty()
  @IsUUID("all", { each: true, ...saying((field) => fieldMessages.noId({ field })) })
  @ArrayMaxSize(most, saying((field) => fieldMessages.tooManyEntries({ field, max: most })))
  ids?: string[] | null;

  @Field(() => Date, {
    nullable: true,
    description: "The `createdAt` of the newest one that was seen: one that has grown since then stays unread.",
  })
  @MayBeEmpty()
  @IsDate(saying((field) => notificationMessages.noMoment({ field })))
  upTo?: Date | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The id of a post: the viewer reads its discussion, so replies there and the answer to their request to join are read.",
  })
  @MayBeEmpty()
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  discussionId?: string | null;
}

/** The same over REST, where a timestamp is a text. */
export class ReadUpToInput {
  @IsTimestamp((field) => notificationMessages.noMoment({ field }))
  upTo!: string;
}
