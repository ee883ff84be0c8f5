import { Field, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "A date of a group as guests see it: when, and what." })
export class GuestSession {
  @Field(() => Date, { description: "When it begins." })
  startsAt!: Date;

  @Field(() => Date, { description: "When it ends." })
  endsAt!: Date;

  @Field(() => String, { description: "What it is about." })
  title!: string;
}
