import { MaxLength } from "class-validator";
import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { fieldMessages } from "../../../platform/messages";
import { saying } from "../../../platform/validation/validation";
import { sessionActions } from "../plan/sessionPolicy";
import { declineByLink } from "./declineByLink";

const max = 100;

@InputType({ description: "A link from a reminder." })
class DeclineByLinkInput {
  @Field(() => String, { description: "What follows `token=` in it." })
  @MaxLength(max, saying((field) => fieldMessages.tooLong({ field, max })))
  token!: string;
}

@ObjectType({ simpleResolvers: true, description: "A date that a member does not come to." })
class DeclinedDate {
  @Field(() => String, { description: "What the session is called." })
  title!: string;

  @Field(() => Date, { description: "When it begins." })
  startsAt!: Date;
}

@Resolver()
export class DeclineResolver {
  @Needs(sessionActions.declineByLink)
  @Mutation(() => DeclinedDate, {
    nullable: true,
    description:
      "Declines the date that a reminder is about, until it begins. It needs no sign-in. CONFLICT once it has begun or was cancelled, or for who does not go any more.",
  })
  declineByLink(
    @Ctx() ctx: AppContext,
    @Arg("input", () => DeclineByLinkInput, { description: "The link." }) { token }: DeclineByLinkInput,
  ): Promise<DeclinedDate> {
    return declineByLink(ctx, token);
  }
}
