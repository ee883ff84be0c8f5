import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "Where the viewer is signed in." })
export class Device {
  @Field(() => ID, { description: "For `signOutDevice`." })
  id!: string;

  @Field(() => String, { description: "As in `Firefox on Windows`." })
  name!: string;

  @Field(() => Date, { description: "When it was last used, give or take five minutes." })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: "Whether this request came from it." })
  isCurrent!: boolean;
}
