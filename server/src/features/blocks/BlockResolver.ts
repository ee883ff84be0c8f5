import { IsUUID } from "class-validator";
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from "type-graphql";
import { canReadOwn } from "../../platform/authorization/authorize";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { fieldMessages } from "../../platform/messages";
import { connectionType } from "../../platform/paging/connectionType";
import { PageArgs } from "../../platform/paging/PageArgs";
import { saying } from "../../platform/validation/validation";
import { avatarPath } from "../accounts/users/avatarPath";
import type { JoinedUser } from "../accounts/users/joinedUser";
import { User } from "../accounts/users/User";
import { blockActions } from "./blockPolicy";
import * as blocks from "./blockService";
import type { ListedBlock } from "./blockService";

@InputType({ description: "A member to block or unblock." })
class BlockInput {
  @Field(() => ID, { description: "The member's id." })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  userId!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "A member whom the viewer blocked: as much as it takes to unblock them.",
})
class BlockedMember {
  @Field(() => ID, { description: "Of the block; opaque and stable." })
  id!: string;

  @Field(() => ID, { description: "The member's id, for `unblockUser`." })
  userId!: string;

  @Field(() => String, { description: "What the member wants to be called." })
  name!: string;

  @Field(() => Date, { description: "When they were blocked." })
  createdAt!: Date;

  faceVersion!: number;
}

@ObjectType({ simpleResolvers: true, description: "A page of the members whom the viewer blocked, the newest first." })
class BlockedMemberConnection extends connectionType(BlockedMember, "BlockedMember") {}

@Resolver(() => BlockedMember)
export class BlockedMemberResolver {
  @FieldResolver(() => String, { description: "Address of the member's picture." })
  avatar(@Root() { userId, faceVersion }: ListedBlock, @Ctx() ctx: AppContext) {
    return ctx.baseUrl + avatarPath(userId, faceVersion);
  }
}

/** Both return the viewer, because the other member is hidden from them. */
@Resolver(() => User)
export class BlockResolver {
  @Needs(blockActions.change)
  @Mutation(() => User, {
    nullable: true,
    description:
      "Blocks a member: neither sees the other any more, links and requests between them end. The member is not notified.",
  })
  blockUser(@Ctx() ctx: AppContext, @Arg("input", () => BlockInput, { description: "Whom." }) input: BlockInput) {
    return blocks.blockUser(ctx, input.userId);
  }

  @Needs(blockActions.change)
  @Mutation(() => User, { nullable: true, description: "Ends a block. Links do not come back." })
  unblockUser(@Ctx() ctx: AppContext, @Arg("input", () => BlockInput, { description: "Whom." }) input: BlockInput) {
    return blocks.unblockUser(ctx, input.userId);
  }

  @FieldResolver(() => BlockedMemberConnection, {
    nullable: true,
    description: "Whom the viewer blocked, the newest first; null on anyone else.",
  })
  async blocked(@Root() user: JoinedUser, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    if (!canReadOwn(ctx, blockActions.readOwn, user)) return null;
    return new BlockedMemberConnection(await blocks.listBlocked(ctx, page), () => blocks.countBlocked(ctx));
  }
}
