import type { LoadersOf } from "../../../platform/database/loader";
import { defineFeature } from "../../../platform/feature";
import type { RatesOf } from "../../../platform/limits/rates";
import { postRates } from "./limits";
import { CommentResolver } from "./CommentResolver";
import { postEvents } from "./events";
import { postLiveEvents } from "./liveEvents";
import { LikeResolver } from "./LikeResolver";
import { LiveResolver } from "./LiveResolver";
import { postLoaders } from "./postLoaders";
import { PostResolver } from "./PostResolver";
import { replyNotification } from "./replyNotification";
import { commentRoutes } from "../rest/commentRoutes";
import { postRoutes } from "../rest/postRoutes";
import { threadRoutes } from "../rest/threadRoutes";
import { threadLoaders } from "./threadLoaders";
import { userPostLoaders } from "./userPostLoaders";
import { UserPostsResolver } from "./UserPostsResolver";
import { postData } from "./personalData";

const loaders = { ...postLoaders, ...threadLoaders, ...userPostLoaders };

declare module "../../../platform/context" {
  interface Loaders extends LoadersOf<typeof loaders> {}
}

declare module "../../../platform/limits/rates" {
  interface Rates extends RatesOf<typeof postRates> {}
}

/** Posts that start a group, their comments and likes, and what happens to them live. */
export const posts = defineFeature({
  resolvers: [PostResolver, UserPostsResolver, CommentResolver, LikeResolver, LiveResolver],
  loaders,
  events: postEvents,
  liveEvents: postLiveEvents,
  notifications: [replyNotification],
  rates: postRates,
  rest: {
    tags: [
      { name: "Posts", description: "Posts that start a group, and their likes." },
      { name: "Comments", description: "Comments on posts." },
    ],
    routes: [...postRoutes, ...commentRoutes, ...threadRoutes],
  },
  personalData: postData,
});
