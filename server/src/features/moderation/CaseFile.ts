import { Field, ObjectType } from "type-graphql";
import { ModerationCase } from "./ModerationCase";

@ObjectType("ModerationCaseFile", {
  simpleResolvers: true,
  description: "A case with what moderators need to decide about it.",
})
export class CaseFile {
  @Field(() => ModerationCase, { description: "The case." })
  case!: ModerationCase;
}
