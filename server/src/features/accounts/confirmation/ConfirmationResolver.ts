import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { accountActions } from "../signIn/accountPolicy";
import { Confirmation, ConfirmIdentityInput } from "./Confirmation";
import { confirmIdentity } from "./confirmIdentity";

@Resolver()
export class ConfirmationResolver {
  @Needs(accountActions.confirmIdentity)
  @Mutation(() => Confirmation, {
    nullable: true,
    description:
      "Confirms that the person at this device is the member, for ten minutes. Mutations that ask for it answer CONFIRMATION_REQUIRED until then. INVALID_CREDENTIALS counts as a failed sign-in.",
  })
  confirmIdentity(
    @Ctx() ctx: AppContext,
    @Arg("input", () => ConfirmIdentityInput, { description: "The password, or a passkey." })
    input: ConfirmIdentityInput,
  ) {
    return confirmIdentity(ctx, input);
  }
}
