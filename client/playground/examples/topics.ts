import type { DemoAccount } from "../demoAccount";
import { forgotPassword, myAccount, newPassword, signUp } from "./accountExamples";
import type { Topic } from "./example";
import { editPost, findGroups } from "./groupExamples";
import { newPosts, whatConcernsMe } from "./liveExamples";
import { myNotifications, notificationSettings } from "./notificationExamples";
import { myBuddies, suggestions } from "./peopleExamples";
import { reading } from "./readingExamples";
import { commons } from "./roomExamples";
import { recommendBooks, searchAll } from "./searchExamples";
import { studySessions } from "./sessionExamples";
import { browseProfiles, createPost, logIn } from "./startExamples";
import { answers, likeAndComment, mentions, pictures } from "./writingExamples";

/** All examples, those first that a newcomer would try first. */
export const topicsFor = (demo: DemoAccount | null): readonly Topic[] => [
  { title: "Start", examples: [browseProfiles, logIn(demo), createPost] },
  { title: "Accounts", examples: [signUp, forgotPassword, newPassword, myAccount] },
  { title: "Search and books", examples: [searchAll, recommendBooks, reading] },
  { title: "Groups", examples: [findGroups, editPost] },
  { title: "Replies", examples: [likeAndComment, answers, mentions, pictures] },
  { title: "Study sessions and rooms", examples: [studySessions, commons] },
  { title: "Buddies", examples: [myBuddies, suggestions] },
  { title: "Notifications", examples: [myNotifications, notificationSettings] },
  { title: "Live events", examples: [newPosts, whatConcernsMe] },
];
