import { IsEnum, IsUUID } from "class-validator";
import { ArgsType, Field, ID, registerEnumType } from "type-graphql";
import { fieldMessages } from "../../../platform/messages";
import { PageArgs } from "../../../platform/paging/PageArgs";
import { MayBeEmpty, saying } from "../../../platform/validation/validation";
import { Allow } from "class-validator";

export enum ThreadStart {
  OLDEST = "OLDEST",
  UNREAD = "UNREAD",
}

registerEnumType(ThreadStart, {
  name: "ThreadStart",
  description: "Where a page of a discussion is.",
  valuesConfig: {
    OLDEST: { description: "At its oldest comments." },
    UNREAD: { description: "Around the first comment that the viewer has not read; at the newest ones without any." },
  },
});

/** Which page of a discussion: at most one of `after`, `before`, `around` and `start`; at the newest comments without. */
@ArgsType()
export class ThreadArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: "The `startCursor` of the page that follows: for newer comments.",
  })
  @Allow()
  before?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The id of a comment or an answer, in the middle of the page. Without such a comment, the newest page.",
  })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  @MayBeEmpty()
  around?: string | null;

  @Field(() => ThreadStart, { nullable: true, description: "Where to begin." })
  @IsEnum(ThreadStart, saying((field) => fieldMessages.invalid({ field })))
  @MayBeEmpty()
  start?: ThreadStart | null;
}
