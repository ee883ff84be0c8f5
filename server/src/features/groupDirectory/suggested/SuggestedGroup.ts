import { Field, ObjectType } from "type-graphql";
import { Group } from "../../groups/group/Group";

@ObjectType({ simpleResolvers: true, description: "A group that the viewer may like to join." })
export class SuggestedGroup {
  @Field(() => Group, { description: "The group: open or on request, and with room." })
  group!: Group;

  @Field(() => [String], {
    description:
      "Those of the topics that the viewer wants to learn which it is about, in their order; empty when it fits their interest, or is a busy one.",
  })
  topics!: string[];
}
