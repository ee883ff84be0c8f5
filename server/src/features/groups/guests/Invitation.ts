import { Field, Int, ObjectType } from "type-graphql";
import { OfMember } from "../../../platform/graphql/ofMember";
import { Interest } from "../../profiles/interest";
import { GroupVisibility } from "../group/choices";

/** What an invitation says of its group to anyone who has it. */
@OfMember<Invitation>({ hiddenWith: ({ ownerId }) => ownerId })
@ObjectType({
  simpleResolvers: true,
  description: "What an invitation says of its group to anyone who has it, guests among them.",
})
export class Invitation {
  /** Of the group. */
  id!: string;

  ownerId!: string;

  @Field(() => String, { description: "What the group is called: its title, else the beginning of its first message." })
  name!: string;

  @Field(() => Interest, { nullable: true, description: "What its members want to learn; null when it does not say." })
  interest!: Interest | null;

  @Field(() => GroupVisibility, { description: "Who sees the group; an invitation admits to each." })
  visibility!: GroupVisibility;

  @Field(() => Int, { description: "How many members it has." })
  memberCount!: number;

  @Field(() => Boolean, { description: "Whether it has room for one more." })
  hasRoom!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The name of its owner, who invites; null while guests do not see them.",
  })
  invitedBy!: string | null;
}
