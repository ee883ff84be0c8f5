import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { accountActions } from "../signIn/accountPolicy";
import type { JoinedUser } from "../users/joinedUser";
import { User } from "../users/User";
import { Device } from "./Device";
import { SignOutDeviceInput } from "./deviceInputs";
import { listDevices, signOutDevice, signOutOtherDevices } from "./deviceService";
import { AtMost } from "../../../platform/graphql/atMost";
import { devices as limits } from "../../../platform/limits/signInLimits";

@Resolver(() => User)
export class DeviceResolver {
  @AtMost(limits.max)
  @FieldResolver(() => [Device], {
    nullable: true,
    description:
      "Where the viewer is signed in: at most 20 devices, this one first, then those that signed in last. null on anyone else.",
  })
  devices(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, accountActions.readAccess, user) ? listDevices(ctx) : null;
  }

  @Needs(accountActions.signOutDevices)
  @Mutation(() => User, {
    nullable: true,
    description:
      "Ends the session of one of the viewer's devices; its live connections close within a second. CONFIRMATION_REQUIRED unless `confirmIdentity` was called.",
  })
  signOutDevice(
    @Ctx() ctx: AppContext,
    @Arg("input", () => SignOutDeviceInput, { description: "Which device." }) input: SignOutDeviceInput,
  ) {
    return signOutDevice(ctx, input.id);
  }

  @Needs(accountActions.signOutDevices)
  @Mutation(() => User, {
    nullable: true,
    description:
      "Ends all sessions of the viewer but this one. CONFIRMATION_REQUIRED unless `confirmIdentity` was called.",
  })
  signOutOtherDevices(@Ctx() ctx: AppContext) {
    return signOutOtherDevices(ctx);
  }
}
