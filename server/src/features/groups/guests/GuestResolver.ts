import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { AtMost } from "../../../platform/graphql/atMost";
import { Id } from "../../../platform/graphql/Id";
import { pictures } from "../../pictures/limits";
import { Picture } from "../../pictures/Picture";
import { groupActions } from "../group/groupPolicy";
import { GroupPreview } from "./GroupPreview";
import { findInvitation } from "./findInvitation";
import { Invitation } from "./Invitation";
import { findPreview } from "./previews";

/** What guests see of groups. */
@Resolver(() => GroupPreview)
export class GuestResolver {
  @Needs(groupActions.preview)
  @Query(() => GroupPreview, {
    nullable: true,
    description:
      "What guests see of a group, public; null when there is none with this id, and for every group that does not let guests look inside.",
  })
  groupPreview(@Ctx() ctx: AppContext, @Id("id", "The group's id, which is that of its post.") id: string) {
    return findPreview(ctx, id);
  }

  @Needs(groupActions.preview)
  @Query(() => Invitation, {
    nullable: true,
    description:
      "What an invitation says of its group, public; null when the code is not good, or not any more. RATE_LIMITED after too many wrong codes.",
  })
  invitation(
    @Ctx() ctx: AppContext,
    @Arg("code", () => String, { description: "The code of the invitation." }) code: string,
  ) {
    return findInvitation(ctx, code);
  }

  @AtMost(pictures.perText)
  @FieldResolver(() => [Picture], { description: "The pictures that belong to the first message." })
  pictures(@Root() { pictures: own }: GroupPreview) {
    return own ?? [];
  }
}
