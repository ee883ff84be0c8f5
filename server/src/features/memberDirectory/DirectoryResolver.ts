import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { selectedOfNodes } from "../../platform/graphql/lookAhead";
import { profileActions } from "../profiles/profilePolicy";
import { needsWhole } from "../profiles/profileRows";
import { listProfiles } from "./directory";
import { ProfileListArgs } from "./directoryInputs";
import { ProfileConnection } from "./ProfileConnection";

@Resolver()
export class DirectoryResolver {
  @Needs(profileActions.read)
  @Query(() => ProfileConnection, {
    nullable: true,
    description:
      "The directory of members' profiles, newest first when no other order is asked for. With another filter than `interests` some thousands of profiles are looked at; then `totalCount` is a lower bound where `totalCountIsExact` is false.",
  })
  async profiles(
    @Ctx() ctx: AppContext,
    @Args(() => ProfileListArgs) args: ProfileListArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const fields = selectedOfNodes(info);
    const parts = { user: fields.has("user"), whole: needsWhole(fields) };
    const list = listProfiles(ctx, args);
    return new ProfileConnection(await list.page(args, parts), () => list.count());
  }
}
