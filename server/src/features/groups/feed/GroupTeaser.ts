import { Field, ID, Int, ObjectType } from "type-graphql";
import { OfMember } from "../../../platform/graphql/ofMember";
import { Interest } from "../../profiles/interest";

@OfMember<GroupTeaser>({ hiddenWith: ({ authorId }) => authorId })
@ObjectType({ simpleResolvers: true, description: "As much of a group as everyone may see before they log in." })
export class GroupTeaser {
  authorId!: string;

  @Field(() => ID, { description: "The id of the group's post." })
  id!: string;

  @Field(() => String, { description: "Its name: see `Group.name`." })
  title!: string;

  @Field(() => Interest, { nullable: true, description: "What it is about, if that is said." })
  interest!: Interest | null;

  @Field(() => Int, { description: "Its author and who replied; of a crowded group, at least those who did lately." })
  peopleCount!: number;
}
