import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { loadParent } from "../../../platform/database/loader";
import { Group } from "./Group";
import { Post } from "../discussion/Post";
import { postActions } from "../discussion/postPolicy";
import { StartGroupInput } from "./groupInputs";
import { startGroup } from "./startGroup";

/** Gives a post its group, without posts knowing about groups. */
@Resolver(() => Post)
export class PostGroupResolver {
  @Needs(postActions.create)
  @Mutation(() => Post, {
    nullable: true,
    description: "Publishes a post, signed by the viewer, which starts a group with the same id.",
  })
  createPost(
    @Ctx() ctx: AppContext,
    @Arg("input", () => StartGroupInput, { description: "What to publish." }) input: StartGroupInput,
  ) {
    return startGroup(ctx, input);
  }

  @FieldResolver(() => Group, { description: "The group that it started." })
  group(@Root() post: Post, @Ctx() ctx: AppContext) {
    return loadParent(ctx.loaders.group, post.id);
  }
}
