import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { unauthenticated } from "../../errors";
import { canReadOwn } from "../../platform/authorization/authorize";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { accountActions } from "../accounts/signIn/accountPolicy";
import type { JoinedUser } from "../accounts/users/joinedUser";
import { User } from "../accounts/users/User";
import { DataExport, ExportState } from "./DataExport";
import { AbsentExportInput } from "./exportInputs";
import { exportPath } from "./exportPath";
import { listAbsentExports, listExports, requestAbsentExport, requestExport } from "./exportService";
import { myDataActions } from "./myDataPolicy";
import { AtMost } from "../../platform/graphql/atMost";
import { myData as limits } from "./limits";

@Resolver(() => User)
export class MyDataResolver {
  @AtMost(limits.listed)
  @FieldResolver(() => [DataExport], {
    nullable: true,
    description: "The copies of the viewer's data that are there, the newest first; at most ten. null on anyone else.",
  })
  exports(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, accountActions.readAccess, user) ? listExports(ctx) : null;
  }

  @Needs(myDataActions.export)
  @Mutation(() => User, {
    nullable: true,
    description:
      "Starts to make a ZIP of everything that the service stores of the viewer, with the files of their pictures, and notifies them when it is ready. Once a day, else RATE_LIMITED. CONFIRMATION_REQUIRED unless `confirmIdentity` was called.",
  })
  async exportMyData(@Ctx() ctx: AppContext) {
    await requestExport(ctx);
    const user = ctx.viewer && (await ctx.loaders.user.load(ctx.viewer.id));
    if (!user) throw unauthenticated();
    return user;
  }
}

/** For suspended members, who have no session. */
@Resolver()
export class AbsentExportResolver {
  @Needs(myDataActions.takeAlong)
  @AtMost(limits.listed)
  @Query(() => [DataExport], {
    nullable: true,
    description: "The copies of the data of the suspended member with this token, the newest first; at most ten.",
  })
  absentExports(
    @Ctx() ctx: AppContext,
    @Arg("limitedToken", () => String, { description: "From the refused sign-in." }) limitedToken: string,
  ) {
    return listAbsentExports(ctx, limitedToken);
  }

  @Needs(myDataActions.takeAlong)
  @AtMost(limits.listed)
  @Mutation(() => [DataExport], {
    nullable: true,
    description:
      "As `exportMyData`, for a suspended member. `POST /api/me/exports/{id}/download` with the token has the file.",
  })
  exportAbsentData(
    @Ctx() ctx: AppContext,
    @Arg("input", () => AbsentExportInput, { description: "Who." }) { limitedToken }: AbsentExportInput,
  ) {
    return requestAbsentExport(ctx, limitedToken);
  }
}

@Resolver(() => DataExport)
export class DataExportResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Where to download it, root-relative; null until it is ready. The request needs the viewer's token, as `x-auth-token`.",
  })
  url(@Root() { id, state }: DataExport, @Ctx() ctx: AppContext) {
    return state === ExportState.READY ? ctx.baseUrl + exportPath(id) : null;
  }
}
