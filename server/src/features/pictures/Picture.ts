import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "A picture that a member added to a text." })
export class Picture {
  @Field(() => ID, { description: "Opaque and stable." })
  id!: string;

  /** Of its files. */
  name!: string;

  @Field(() => Int, { description: "In pixels." })
  width!: number;

  @Field(() => Int, { description: "In pixels." })
  height!: number;

  @Field(() => String, { description: "What it shows, for those who cannot see it; empty where that was not said." })
  description!: string;
}
