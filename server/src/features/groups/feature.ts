import { defineFeature } from "../../platform/feature";
import { groupEvents } from "./events";
import { GroupLiveResolver } from "./GroupLiveResolver";
import { groupNotifications } from "./groupNotifications";
import { GroupResolver } from "./GroupResolver";
import { RemovalResolver } from "./RemovalResolver";
import { RequestResolver } from "./RequestResolver";
import { MembershipResolver } from "./MembershipResolver";
import { PostGroupResolver } from "./PostGroupResolver";

/** The groups that posts start: what they say of themselves, who joins and leaves. */
export const groups = defineFeature({
  resolvers: [
    GroupResolver,
    RequestResolver,
    RemovalResolver,
    MembershipResolver,
    PostGroupResolver,
    GroupLiveResolver,
  ],
  loaders: {},
  events: groupEvents,
  notifications: groupNotifications,
  rest: { tags: [], routes: [] },
});
