import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "How much goes on here, for visitors." })
export class SiteCounts {
  @Field(() => Int, { description: "How many members there are; of more than 10,000, these." })
  members!: number;

  @Field(() => Int, { description: "How many groups there are that every member sees; of more than 10,000, these." })
  groups!: number;

  @Field(() => Int, { description: "How many study in a room now, but for rooms of groups that are not open." })
  studying!: number;
}
