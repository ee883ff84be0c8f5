import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Field, FieldResolver, Info, Int, Mutation, ObjectType, Resolver, Root } from "type-graphql";
import { inEnglish } from "../../../messages";
import { canReadOwn } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { selectedPaths } from "../../../platform/graphql/lookAhead";
import { OfId } from "../../../platform/graphql/ofId";
import { connectionType } from "../../../platform/paging/connectionType";
import { PageArgs } from "../../../platform/paging/PageArgs";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { findSubject } from "./findSubject";
import { Notification } from "./Notification";
import { MarkNotificationsReadInput } from "./notificationInputs";
import { notificationActions } from "./notificationPolicy";
import * as notifications from "./notificationService";
import { NotificationSubject } from "./NotificationSubject";

@ObjectType({ simpleResolvers: true, description: "A page of the viewer's notifications, newest first." })
class NotificationConnection extends connectionType(Notification, "Notification") {
  @Field(() => Int, {
    description:
      "Of which version of the list this is at least: a `notificationChanged` with a higher one may be missing.",
  })
  version!: number;
}

@Resolver(() => User)
export class InboxResolver {
  @OfId()
  @FieldResolver(() => NotificationConnection, {
    nullable: true,
    description: "What the viewer was notified about, newest first: at most 1,000, for 90 days. null on anyone else.",
  })
  async notifications(
    @Root() user: JoinedUser,
    @Ctx() ctx: AppContext,
    @Args(() => PageArgs) page: PageArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    if (!canReadOwn(ctx, notificationActions.readOwn, user)) return null;
    // Read before the lines, so that a concurrent change makes it too low, never too high.
    const version = selectedPaths(info).has("version") ? await notifications.readListVersion(ctx) : 0;
    const list = await notifications.listNotifications(ctx, page);
    const connection = new NotificationConnection(list, () => notifications.countNotifications(ctx));
    return Object.assign(connection, { version });
  }

  @OfId()
  @FieldResolver(() => Int, {
    nullable: true,
    description: "How many notifications the viewer has not read. null on anyone else.",
  })
  async unreadCount(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    if (!canReadOwn(ctx, notificationActions.readOwn, user)) return null;
    return (await notifications.readInboxState(ctx)).unreadCount;
  }

  @Needs(notificationActions.markRead)
  @Mutation(() => User, {
    nullable: true,
    description:
      "Marks notifications as read: those named by `ids`, all up to `upTo`, or those about a discussion. Returns the viewer.",
  })
  async markNotificationsRead(
    @Ctx() ctx: AppContext,
    @Arg("input", () => MarkNotificationsReadInput, { description: "Which ones." }) input: MarkNotificationsReadInput,
  ) {
    await notifications.markNotificationsRead(ctx, input);
    return ctx.viewer && ctx.loaders.user.load(ctx.viewer.id);
  }
}

@Resolver(() => Notification)
export class NotificationResolver {
  @FieldResolver(() => String, {
    description: "What happened in one sentence, as in `Nia replied in “Linear algebra”`.",
  })
  summary(@Root() line: notifications.Line): string {
    const message = notifications.summarize(line);
    return message ? inEnglish(message) : "";
  }

  @FieldResolver(() => NotificationSubject, {
    nullable: true,
    description: "What it is about; null when that is not there any more.",
  })
  subject(@Root() line: Notification, @Ctx() ctx: AppContext, @Info() info: GraphQLResolveInfo) {
    return findSubject(ctx, line, selectedPaths(info));
  }
}
