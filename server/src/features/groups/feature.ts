import type { LoadersOf } from "../../platform/database/loader";
import { defineFeature } from "../../platform/feature";
import type { RatesOf } from "../../platform/limits/rates";
import { groupRates, postRates } from "./limits";
import { groupEvents } from "./events";
import { groupLiveEvents } from "./liveEvents";
import { GroupLiveResolver } from "./group/GroupLiveResolver";
import { OwnGroupsResolver } from "./group/OwnGroupsResolver";
import { groupNotifications } from "./groupNotifications";
import { GroupResolver } from "./group/GroupResolver";
import { RemovalResolver } from "./members/RemovalResolver";
import { RequestResolver } from "./requests/RequestResolver";
import { MembershipResolver } from "./members/MembershipResolver";
import { RoleResolver } from "./members/RoleResolver";
import { PostGroupResolver } from "./group/PostGroupResolver";
import { transferringGroups } from "./group/transferGroups";
import { hideFromFormerMembers } from "./members/hideFromFormerMembers";
import { leaveGroupsOfBlocked, leavingBlockedOwners } from "./members/leaveBlockedOwners";
import { leaveEverything } from "./members/leaveEverything";
import { groupRoutes } from "./rest/groupRoutes";
import { readingRoutes } from "./rest/readingRoutes";
import { requestRoutes } from "./rest/requestRoutes";
import { membershipRoutes } from "./rest/membershipRoutes";
import { startGroupRoutes } from "./rest/startGroupRoutes";
import { managerRoutes } from "./rest/managerRoutes";
import { muteRoutes } from "./rest/muteRoutes";
import { muteLoaders } from "./muting/muteGroup";
import "./muting/MutedGroup";
import { MutedGroupsResolver, MuteResolver } from "./muting/MuteResolver";
import { groupData } from "./personalData";
import "./group/BuddyGroup";
import { nameLoaders } from "./group/nameLoaders";
import { GuestResolver } from "./guests/GuestResolver";
import { unreadLoaders } from "./group/unread";
import { answerLoaders } from "./discussion/answerLoaders";
import { commentLikeLoaders } from "./discussion/commentLikeLoaders";
import { answerNotification } from "./discussion/answerNotification";
import { CommentResolver } from "./discussion/CommentResolver";
import { postEvents } from "./discussion/events";
import { EditCommentResolver, EditPostResolver, RevisionResolver } from "./editing/EditResolvers";
import { removeOldRevisionsDaily } from "./editing/removeOldRevisions";
import { revisionLoaders } from "./editing/revisionLoaders";
import { postLiveEvents } from "./discussion/liveEvents";
import { CommentLikeResolver, LikeResolver } from "./discussion/LikeResolver";
import { LiveResolver } from "./discussion/LiveResolver";
import { postLoaders } from "./discussion/postLoaders";
import { PostResolver } from "./discussion/PostResolver";
import { CommentDeletionResolver, ThreadResolver } from "./discussion/ThreadResolver";
import { replyNotification } from "./discussion/replyNotification";
import { commentRoutes } from "./rest/commentRoutes";
import { commentLikeRoutes } from "./rest/commentLikeRoutes";
import { postRoutes } from "./rest/postRoutes";
import { threadRoutes } from "./rest/threadRoutes";
import { threadLoaders } from "./discussion/threadLoaders";
import {
  CommentMentionsResolver,
  MentionResolver,
  PostMentionsResolver,
  RevisionMentionsResolver,
} from "./mentions/MentionResolver";
import "./mentions/MentionedMember";
import { forgetNamesHourly, forgettingNames } from "./mentions/forgetNames";
import { mentionNotification } from "./mentions/mentionNotification";
import { mentionRoutes } from "./rest/mentionRoutes";
import { userPostLoaders } from "./discussion/userPostLoaders";
import { UserPostsResolver } from "./discussion/UserPostsResolver";
import { membershipLoaders } from "./members/membershipLoaders";
import { postData } from "./discussion/personalData";
import { membershipData } from "./members/personalData";

const loaders = {
  ...postLoaders,
  ...threadLoaders,
  ...answerLoaders,
  ...commentLikeLoaders,
  ...userPostLoaders,
  ...membershipLoaders,
  ...unreadLoaders,
  ...muteLoaders,
  ...revisionLoaders,
  ...nameLoaders,
};
const rates = { ...postRates, ...groupRates };

declare module "../../platform/auth/Viewer" {
  interface ViewerTraits {
    /** Whether they belong or belonged to a private group; undefined where it may have changed since. */
    hasPrivateGroups?: boolean;
  }
}

declare module "../../platform/context" {
  interface Loaders extends LoadersOf<typeof loaders> {}
}

declare module "../../platform/limits/rates" {
  interface Rates extends RatesOf<typeof rates> {}
}

/** Groups and the posts that start them: what they say, who belongs to them, and what is discussed there. */
export const groups = defineFeature({
  resolvers: [
    PostResolver,
    UserPostsResolver,
    CommentResolver,
    EditPostResolver,
    EditCommentResolver,
    RevisionResolver,
    PostMentionsResolver,
    CommentMentionsResolver,
    RevisionMentionsResolver,
    MentionResolver,
    ThreadResolver,
    CommentDeletionResolver,
    LikeResolver,
    CommentLikeResolver,
    LiveResolver,
    GroupResolver,
    OwnGroupsResolver,
    RequestResolver,
    RemovalResolver,
    RoleResolver,
    MembershipResolver,
    PostGroupResolver,
    GroupLiveResolver,
    MuteResolver,
    MutedGroupsResolver,
    GuestResolver,
  ],
  loaders,
  events: { ...postEvents, ...groupEvents },
  liveEvents: { ...postLiveEvents, ...groupLiveEvents },
  notifications: [replyNotification, answerNotification, mentionNotification, ...groupNotifications],
  subscriptions: [...transferringGroups, ...leavingBlockedOwners, ...forgettingNames],
  jobs: [removeOldRevisionsDaily, forgetNamesHourly],
  rates,
  viewerTraits: { hasPrivateGroups: { sql: (member) => `${member}.has_private_groups`, mayChange: true } },
  rest: {
    tags: [
      { name: "Posts", description: "Posts that start a group, and their likes." },
      { name: "Comments", description: "Comments on posts." },
      { name: "Groups", description: "The groups that posts start, and who belongs to them." },
    ],
    routes: [
      ...readingRoutes,
      ...postRoutes,
      ...commentRoutes,
      ...commentLikeRoutes,
      ...threadRoutes,
      ...startGroupRoutes,
      ...groupRoutes,
      ...requestRoutes,
      ...membershipRoutes,
      ...muteRoutes,
      ...managerRoutes,
      ...mentionRoutes,
    ],
  },
  hooks: { membershipsEnded: hideFromFormerMembers, memberBlocked: leaveGroupsOfBlocked, accountEnds: leaveEverything },
  secrets: [
    {
      columns: ["study_groups.invite_version"],
      derived: ["group invitation"],
      end: { stays: "It belongs to the group: everyone who manages it knows it, and can renew it." },
    },
  ],
  personalData: [...postData, ...membershipData, ...groupData],
});
