import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { notificationActions } from "../list/notificationPolicy";
import { NotificationSetting } from "./NotificationSetting";
import { SetNotificationSettingInput, SetNotificationTopicInput } from "./settingInputs";
import { findDigestZone, listSettings, setSetting, setTopic } from "./settingService";
import { AtMost } from "../../../platform/graphql/atMost";
import { notifications as limits } from "../limits";

@Resolver(() => User)
export class SettingResolver {
  @AtMost(limits.kinds)
  @FieldResolver(() => [NotificationSetting], {
    nullable: true,
    description: "How the viewer is notified, kind by kind. null on anyone else.",
  })
  notificationSettings(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, notificationActions.readOwn, user) ? listSettings(ctx) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The time zone in which the viewer's digests go out at 08:00: the one of their profile, or UTC. null on anyone else, and where the site sends no mail.",
  })
  digestTimeZone(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, notificationActions.readOwn, user) ? findDigestZone(ctx) : null;
  }

  @Needs(notificationActions.changeSettings)
  @Mutation(() => NotificationSetting, {
    nullable: true,
    description:
      "Changes how the viewer is notified of one kind; what is left out stays. FORBIDDEN for kinds about the account's security.",
  })
  setNotificationSetting(
    @Ctx() ctx: AppContext,
    @Arg("input", () => SetNotificationSettingInput, { description: "What to change." })
    input: SetNotificationSettingInput,
  ) {
    return setSetting(ctx, input);
  }

  @Needs(notificationActions.changeSettings)
  @AtMost(limits.kinds)
  @Mutation(() => [NotificationSetting], {
    nullable: true,
    description:
      "Changes how the viewer is notified of all kinds of one topic, and returns their settings. Kinds about the account's security stay as they are.",
  })
  setNotificationTopic(
    @Ctx() ctx: AppContext,
    @Arg("input", () => SetNotificationTopicInput, { description: "What to change." })
    input: SetNotificationTopicInput,
  ) {
    return setTopic(ctx, input);
  }
}
