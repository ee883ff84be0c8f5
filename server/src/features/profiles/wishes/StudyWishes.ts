import { Field, ObjectType } from "type-graphql";
import { AtMost } from "../../../platform/graphql/atMost";
import { AvailableHours } from "../availability/AvailableHours";
import { profiles as limits } from "../limits";

@ObjectType({
  simpleResolvers: true,
  description:
    "What the viewer wants to learn, and when. It is part of their profile; before they have one, nobody else sees it.",
})
export class StudyWishes {
  @Field(() => [String], { description: "The topics, in the viewer's own order, without repeats." })
  learning!: string[];

  @Field(() => String, { nullable: true, description: "The IANA time zone of the viewer's clock." })
  timeZone!: string | null;

  @AtMost(limits.availableHours)
  @Field(() => [AvailableHours], { description: "When they are usually free to study, by their own clock." })
  availability!: AvailableHours[];
}
