import { Field, ID, ObjectType } from "type-graphql";
import { accessToken as limits } from "../../../platform/limits/signInLimits";
import { CalendarDate } from "../../../platform/graphql/CalendarDate";
import { type Scope, ScopeName } from "./scopes";

@ObjectType("AccessToken", {
  simpleResolvers: true,
  description: "What the viewer gave a program to act for them with. The token itself is shown once, when it is made.",
})
export class OwnAccessToken {
  @Field(() => ID, { description: "For `endAccessToken`." })
  id!: string;

  @Field(() => String, { description: "What the member calls it." })
  name!: string;

  @Field(() => String, { description: "The last four characters of the token." })
  lastFour!: string;

  @Field(() => [ScopeName], { description: "What it may do." })
  scopes!: Scope[];

  @Field(() => Date, { description: "When it was made." })
  createdAt!: Date;

  @Field(() => Date, { description: "When it ends." })
  expiresAt!: Date;

  @Field(() => CalendarDate, {
    nullable: true,
    description: `The last day, in UTC, on which it was used; null if never. It ends when nobody uses it for ${limits.unusedDays} days.`,
  })
  lastUsedOn!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A new access token." })
export class CreateAccessTokenPayload {
  @Field(() => String, {
    nullable: true,
    description:
      "The token, which is shown this once. Send it where a session's token is sent. null when the request was repeated with its idempotency key.",
  })
  token!: string | null;

  @Field(() => OwnAccessToken, { description: "What is known of it from now on." })
  accessToken!: OwnAccessToken;
}
