import { Type } from "class-transformer";
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsEnum,
  IsIn,
  IsInt,
  IsObject,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { Interest, interests } from "../../profiles/interest";
import { comments, groups as limits } from "../limits";
import { fieldMessages } from "../../../platform/messages";
import { LongText, MaxCharacters, MayBeEmpty, MayBeLeftOut, saying } from "../../../platform/validation/validation";
import { GroupVisibility, MemberRole } from "./choices";
import { CreatePostInput } from "../discussion/postInputs";
import { IsTagList } from "./tags";

const { min, max } = limits.capacity;
const outOfRange = saying((field) => fieldMessages.outOfRange({ field, min, max }));
const invalid = saying((field) => fieldMessages.invalid({ field }));
const noBoolean = saying((field) => fieldMessages.noBoolean({ field }));
const noId = saying((field) => fieldMessages.noId({ field }));
const id = { description: "The group's id, which is that of its post." };

@InputType({ description: "What can be said of a group. A field that is left out stays as it is." })
export class GroupSettingsInput {
  @Field(() => String, {
    nullable: true,
    description: `1 to ${limits.title} characters; null or empty shows the beginning of the post instead.`,
  })
  @MaxCharacters(limits.title)
  @MayBeEmpty()
  title?: string | null;

  @Field(() => Interest, { nullable: true, description: "What its members want to learn; null clears it." })
  @IsIn(interests, invalid)
  @MayBeEmpty()
  interest?: Interest | null;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${limits.tags}, of ${limits.tag} characters each; null clears them.`,
  })
  @IsTagList()
  @MayBeEmpty()
  tags?: string[] | null;

  @Field(() => GroupVisibility, { nullable: true, description: "A new group is open; it cannot be cleared." })
  @IsEnum(GroupVisibility, invalid)
  @MayBeLeftOut()
  visibility?: GroupVisibility;

  @Field(() => Int, {
    nullable: true,
    description: `How many members it has room for, ${min} to ${max}; null: as many as like.`,
  })
  @Max(max, outOfRange)
  @Min(min, outOfRange)
  @IsInt(outOfRange)
  @MayBeEmpty()
  capacity?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether guests, too, see its first message and its next sessions. Off for a new group; only an open group may, and one that is not open any more does not.",
  })
  @IsBoolean(noBoolean)
  @MayBeLeftOut()
  openToGuests?: boolean;
}

@InputType("CreatePostInput", { description: "A post to publish, and the group that it starts." })
export class StartGroupInput extends CreatePostInput {
  @Field(() => GroupSettingsInput, { nullable: true, description: "Left out: an open group without a title." })
  @ValidateNested()
  @IsObject(invalid)
  @Type(() => GroupSettingsInput)
  @MayBeEmpty()
  group?: GroupSettingsInput | null;
}

@InputType({ description: "What to change of a group. A field that is left out stays as it is." })
export class UpdateGroupInput extends GroupSettingsInput {
  @Field(() => ID, id)
  @IsUUID("all", noId)
  groupId!: string;
}

@InputType({ description: "A group." })
export class GroupInput {
  @Field(() => ID, id)
  @IsUUID("all", noId)
  groupId!: string;
}

@InputType({ description: "A group to join, or to ask: by its id, or by an invitation." })
export class JoinGroupInput {
  @Field(() => ID, { nullable: true, ...id })
  @IsUUID("all", noId)
  @MayBeEmpty()
  groupId?: string | null;

  @Field(() => String, { nullable: true, description: "The code of an invitation, which admits at once." })
  @MaxCharacters(limits.inviteCode)
  @MayBeEmpty()
  inviteCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `For those who decide about the request, at most ${limits.message} characters. An open group needs none.`,
  })
  @LongText(limits.message)
  @MayBeEmpty()
  message?: string | null;
}

@InputType({ description: "A member, or somebody who asked to be one." })
export class GroupMemberInput extends GroupInput {
  @Field(() => ID, { description: "The member's id." })
  @IsUUID("all", noId)
  userId!: string;
}

@InputType({ description: "What a member may do in a group." })
export class MemberRoleInput extends GroupMemberInput {
  @Field(() => MemberRole, { description: "MODERATOR or MEMBER." })
  @IsEnum(MemberRole, invalid)
  role!: MemberRole;
}

@InputType({ description: "A comment to remove." })
export class RemoveCommentInput {
  @Field(() => ID, { description: "The comment's id." })
  @IsUUID("all", noId)
  commentId!: string;
}

const readable = { min: 1, max: comments.readAtOnce };
const countOutOfRange = saying((field) => fieldMessages.outOfRange({ field, ...readable }));

@InputType()
export class CommentIds {
  @Field(() => [ID], { description: `The ids of the comments, 1 to ${readable.max}. Unknown ones are ignored.` })
  @IsUUID("all", { each: true, ...noId })
  @ArrayMaxSize(readable.max, countOutOfRange)
  @ArrayMinSize(readable.min, countOutOfRange)
  commentIds!: string[];
}

@InputType({ description: "Comments of a group that the viewer has read." })
export class ReadCommentsInput extends CommentIds {
  @Field(() => ID, id)
  @IsUUID("all", noId)
  groupId!: string;
}
