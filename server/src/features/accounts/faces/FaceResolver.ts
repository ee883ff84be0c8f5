import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import type { JoinedUser } from "../users/joinedUser";
import { User } from "../users/User";
import { Face } from "./Face";
import { faceOf } from "./faceOf";
import { saveFace } from "./faceService";
import { accountActions } from "../signIn/accountPolicy";

@Resolver(() => User)
export class FaceResolver {
  @Needs(accountActions.changeFace)
  @Mutation(() => User, { nullable: true, description: "Draws the viewer as they choose." })
  saveFace(
    @Ctx() ctx: AppContext,
    @Arg("input", () => Face, { description: "The whole face: what is left out of it is not drawn." }) input: Face,
  ) {
    return saveFace(ctx, input);
  }

  @Needs(accountActions.changeFace)
  @Mutation(() => User, {
    nullable: true,
    description: "Goes back to the face that was drawn for the viewer.",
  })
  resetFace(@Ctx() ctx: AppContext) {
    return saveFace(ctx, null);
  }

  @FieldResolver(() => Face, {
    nullable: true,
    description: "The face they chose, or the one drawn for them; `avatar` shows it unless there is a Gravatar.",
  })
  async face(@Root() { id }: JoinedUser, @Ctx() ctx: AppContext) {
    const user = await ctx.loaders.user.load(id);
    return user && faceOf(user);
  }

  @FieldResolver(() => Boolean, { description: "Whether they chose their face." })
  async hasChosenFace(@Root() { id }: JoinedUser, @Ctx() ctx: AppContext) {
    return Boolean((await ctx.loaders.user.load(id))?.face);
  }
}
