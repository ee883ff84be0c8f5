import { Field, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "An account that newcomers may try." })
export class DemoAccount {
  @Field(() => String, { description: "Its address." })
  email!: string;

  @Field(() => String, { description: "Its password; public on purpose." })
  password!: string;
}
