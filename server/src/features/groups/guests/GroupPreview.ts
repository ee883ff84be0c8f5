import { Field, ID, Int, ObjectType } from "type-graphql";
import { OfMember } from "../../../platform/graphql/ofMember";
import type { Picture } from "../../pictures/Picture";
import { Interest } from "../../profiles/interest";

const about = { description: "What its members want to learn; null when it does not say." };

/** What guests see of a group that lets them look inside. It has no member in it. */
@OfMember<GroupPreview>({ hiddenWith: ({ ownerId }) => ownerId })
@ObjectType({ simpleResolvers: true, description: "As much of a group as guests see, where its owner lets them." })
export class GroupPreview {
  ownerId!: string;

  @Field(() => ID, { description: "The group's id, which is that of its post." })
  id!: string;

  @Field(() => String, { description: "What it is called: its title, else the beginning of its first message." })
  name!: string;

  @Field(() => Interest, { nullable: true, ...about })
  interest!: Interest | null;

  @Field(() => Int, { description: "How many members it has." })
  memberCount!: number;

  @Field(() => String, {
    description: "Its first message, as it was written. `@member` stands for members whom guests do not see.",
  })
  text!: string;

  /** The field is that of GuestResolver. */
  pictures!: Picture[] | null;
}
