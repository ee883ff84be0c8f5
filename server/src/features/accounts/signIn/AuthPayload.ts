import { Field, ObjectType } from "type-graphql";
import { User } from "../users/User";

@ObjectType({ simpleResolvers: true, description: "What signing up and signing in answer." })
export class AuthPayload {
  @Field(() => String, { description: "Send it as the header `x-auth-token`, or as `Authorization: Bearer`." })
  token!: string;

  @Field(() => Date, { description: "When the token stops working by itself." })
  expiresAt!: Date;

  @Field(() => User, { description: "The member who is now signed in." })
  user!: User;
}
