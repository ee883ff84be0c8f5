import { defineFeature } from "../../platform/feature";
import { followingBlocks } from "./lines/followBlocks";
import { digestMail } from "./mails/digestMail";
import { lineMail } from "./mails/lineMail";
import { recomputeMornings } from "./mails/recomputeMornings";
import { sendDigestsJob } from "./mails/sendDigests";
import { UnsubscribeResolver } from "./mails/UnsubscribeResolver";
import { unsubscribeRoutes } from "./mails/unsubscribeRoutes";
import { feedRoutes } from "./feed/feedRoutes";
import { removeOldEventsDaily } from "./feed/removeOldEvents";
import { nameKinds } from "./lines/kindNames";
import { notificationLiveEvents } from "./liveEvents";
import { NotificationLiveResolver } from "./list/NotificationLiveResolver";
import { InboxResolver, NotificationResolver } from "./list/NotificationResolver";
import { notifying } from "./lines/notify";
import { removeOldDaily } from "./list/removeOldNotifications";
import { notificationRoutes } from "./rest/notificationRoutes";
import { SettingResolver } from "./settings/SettingResolver";
import { settingRoutes } from "./settings/settingRoutes";
import { withdrawing } from "./lines/withdraw";
import { notificationData } from "./personalData";
import "./mails/NotificationMail";
import "./mails/UnsubscribeLink";
import "./list/NotificationEvent";
import "./feed/FeedEvent";
import "./list/NotificationInbox";

/** What members are notified about: their list, its unread number, and the lines that events add and take away. */
export const notifications = defineFeature({
  resolvers: [SettingResolver, UnsubscribeResolver, InboxResolver, NotificationResolver, NotificationLiveResolver],
  loaders: {},
  liveEvents: notificationLiveEvents,
  rest: {
    tags: [{ name: "Notifications", description: "What a member was notified about, and the events of that." }],
    routes: [...notificationRoutes, ...settingRoutes, ...feedRoutes],
  },
  jobs: [removeOldDaily, removeOldEventsDaily, sendDigestsJob, recomputeMornings, digestMail, lineMail],
  zoneJobs: [recomputeMornings],
  webRoutes: [unsubscribeRoutes],
  subscriptions: (declared) => [...notifying(declared), ...withdrawing(declared), ...followingBlocks],
  assembled: ({ notificationKinds }) => nameKinds(notificationKinds),
  personalData: notificationData,
  secrets: [
    {
      columns: ["unsubscribe_links.hash"],
      derived: ["unsubscribe"],
      end: { stays: "It only stops mail, and must work for every mail that was sent." },
    },
  ],
});
