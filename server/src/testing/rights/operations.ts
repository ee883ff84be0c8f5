import { accountOperations } from "./accountOperations";
import { administrationOperations } from "./administrationOperations";
import { mutation, type Operation, query } from "./operation";
import { peopleOperations } from "./peopleOperations";
import { sessionOperations } from "./sessionOperations";
import { absent, same } from "./rights";

const job = `title: "Teacher", company: "Open School", from: "2020-01-31"`;
const study = `school: "Cebu", degree: "BSc", fieldOfStudy: "Physics", from: "2020-01-31"`;
const face = "skin: BROWN, head: AFRO, hairColor: BLACK, expression: CALM, clothing: CORAL";

const today = () => new Date().toISOString().slice(0, 10);

/** The catalogue is empty here; the tests of shelves show that members may. */
const noBook = { owner: "NOT_FOUND", other: "NOT_FOUND" };
const conflict = { owner: "CONFLICT", other: "CONFLICT" };

export const operations: readonly Operation[] = [
  query("me { id }", "me", "account.identify"),
  query(({ owner }) => `user(id: "${owner.id}") { id }`, "user", "account.read"),
  query("demoAccount { email }", "demoAccount", "account.seeDemo"),
  query(({ owner }) => `profile(userId: "${owner.id}") { id }`, "profile", "profile.read"),
  query("profiles { nodes { id } }", "profiles", "profile.read"),
  query("posts { nodes { id } }", "posts", "post.read"),
  query(({ post }) => `post(id: "${post}") { id }`, "post", "post.read"),
  query("newestGroups { id }", "newestGroups", "post.preview"),
  query("siteCounts { members }", "siteCounts", "home.readCounts"),
  query(({ post }) => `groupPreview(id: "${post}") { id }`, "groupPreview", "group.preview"),
  query(`invitation(code: "none") { name }`, "invitation", "group.preview"),
  query(`recommendBooks(goal: "algebra") { nodes { id } }`, "recommendBooks", "book.recommend"),
  query(({ post }) => `book(id: "${post}") { id }`, "book", "book.read"),
  query(`search(query: "ada") { people { user { id name } } groups { id name } }`, "search", "search.search"),
  ...accountOperations,
  ...administrationOperations,
  mutation(`saveFace(input: { ${face} }) { id }`, "saveFace", "account.changeFace"),
  mutation("resetFace { id }", "resetFace", "account.changeFace"),
  mutation(`saveProfile(input: { bio: "Hello" }) { id }`, "saveProfile", "profile.edit"),
  mutation(`addExperience(input: { ${job} }) { id }`, "addExperience", "profile.edit"),
  mutation(`addEducation(input: { ${study} }) { id }`, "addEducation", "profile.edit"),
  mutation(
    ({ experience }) => `updateExperience(input: { id: "${experience}", title: "Tutor" }) { id }`,
    "updateExperience",
    "profile.edit",
    absent,
  ),
  mutation(
    ({ education }) => `updateEducation(input: { id: "${education}", degree: "MSc" }) { id }`,
    "updateEducation",
    "profile.edit",
    absent,
  ),
  mutation(
    ({ experience }) => `deleteExperience(id: "${experience}") { id }`,
    "deleteExperience",
    "profile.edit",
    absent,
  ),
  mutation(({ education }) => `deleteEducation(id: "${education}") { id }`, "deleteEducation", "profile.edit", absent),
  mutation(`createPost(input: { text: "Hi" }) { id }`, "createPost", "post.create"),
  mutation(
    ({ post }) => `updatePost(input: { postId: "${post}", text: "Hi", version: 1 }) { id }`,
    "updatePost",
    "post.update",
  ),
  mutation(({ post }) => `deletePost(id: "${post}")`, "deletePost", "post.delete"),
  mutation(({ post }) => `likePost(id: "${post}") { id }`, "likePost", "post.like"),
  mutation(({ post }) => `unlikePost(id: "${post}") { id }`, "unlikePost", "post.like"),
  mutation(({ post }) => `addComment(input: { postId: "${post}", text: "Hi" }) { id }`, "addComment", "comment.create"),
  mutation(
    ({ comment }) => `updateComment(input: { commentId: "${comment}", text: "Hi", version: 1 }) { id }`,
    "updateComment",
    "comment.update",
  ),
  query(({ post }) => `mentionable(postId: "${post}", text: "a") { id }`, "mentionable", "comment.create"),
  query(({ comment }) => `comment(id: "${comment}") { id }`, "comment", "post.read"),
  mutation(({ comment }) => `likeComment(id: "${comment}") { id }`, "likeComment", "comment.like"),
  mutation(({ comment }) => `unlikeComment(id: "${comment}") { id }`, "unlikeComment", "comment.like"),
  mutation(({ comment }) => `deleteComment(id: "${comment}") { id }`, "deleteComment", "comment.delete"),
  query(({ post }) => `group(id: "${post}") { id }`, "group", "group.read"),
  query("suggestedGroups { topics }", "suggestedGroups", "group.read"),
  query("suggestedSessions { id }", "suggestedSessions", "group.read"),
  query("suggestedBooks { topic }", "suggestedBooks", "shelf.list"),
  query("studyWishes { learning }", "studyWishes", "profile.readOwn"),
  mutation("saveStudyWishes(input: { learning: [] }) { learning }", "saveStudyWishes", "profile.edit"),
  query(`groups(search: "maths") { nodes { id } }`, "groups", "group.read"),
  query(`myGroups { nodes { id } }`, "myGroups", "group.read"),
  mutation(({ post }) => `markGroupRead(input: { groupId: "${post}" }) { id }`, "markGroupRead", "group.read"),
  mutation(
    ({ post, comment }) => `markCommentsRead(input: { groupId: "${post}", commentIds: ["${comment}"] }) { id }`,
    "markCommentsRead",
    "group.read",
  ),
  mutation(({ post }) => `muteGroup(input: { groupId: "${post}" }) { id }`, "muteGroup", "group.mute"),
  mutation(({ post }) => `unmuteGroup(input: { groupId: "${post}" }) { id }`, "unmuteGroup", "group.mute"),
  query(({ post }) => `room(id: "${post}") { id }`, "room", "room.read"),
  query("commons { id }", "commons", "room.read"),
  mutation(({ post }) => `enterRoom(input: { roomId: "${post}" }) { id }`, "enterRoom", "room.enter"),
  mutation(({ post }) => `keepSeat(input: { roomId: "${post}" }) { id }`, "keepSeat", "room.enter"),
  mutation(({ post }) => `leaveRoom(input: { roomId: "${post}" }) { id }`, "leaveRoom", "room.enter"),
  mutation(({ post }) => `startTimer(input: { roomId: "${post}" }) { id }`, "startTimer", "room.time", conflict),
  mutation(({ post }) => `stopTimer(input: { roomId: "${post}" }) { id }`, "stopTimer", "room.time"),
  mutation(
    ({ post }) => `finishFocus(input: { focusId: "${post}", result: DONE }) { id }`,
    "finishFocus",
    "room.finish",
    { owner: "NOT_FOUND", other: "NOT_FOUND" },
  ),
  mutation("setWeeklyGoal(input: { minutes: 300 }) { weeklyGoal }", "setWeeklyGoal", "room.setGoal"),
  query(`groupByInvite(code: "none") { id }`, "groupByInvite", "group.read"),
  mutation(({ post }) => `renewGroupInvite(input: { groupId: "${post}" }) { id }`, "renewGroupInvite", "group.manage"),
  mutation(
    ({ post, third }) => `removeMember(input: { groupId: "${post}", userId: "${third.id}" }) { id }`,
    "removeMember",
    "group.manage",
    { owner: "CONFLICT" }, // They do not belong to it.
  ),
  mutation(
    ({ post, third }) => `readmitMember(input: { groupId: "${post}", userId: "${third.id}" }) { id }`,
    "readmitMember",
    "group.manage",
    { owner: "CONFLICT" },
  ),
  mutation(
    ({ post }) => `updateGroup(input: { groupId: "${post}", title: "Hi" }) { id }`,
    "updateGroup",
    "group.change",
  ),
  mutation(({ post }) => `joinGroup(input: { groupId: "${post}" }) { id }`, "joinGroup", "group.join"),
  mutation(({ post }) => `cancelJoinRequest(input: { groupId: "${post}" }) { id }`, "cancelJoinRequest", "group.read"),
  mutation(
    ({ post, third }) => `acceptJoinRequest(input: { groupId: "${post}", userId: "${third.id}" }) { id }`,
    "acceptJoinRequest",
    "group.manage",
    { owner: "CONFLICT" }, // Nobody asked.
  ),
  mutation(
    ({ post, third }) => `declineJoinRequest(input: { groupId: "${post}", userId: "${third.id}" }) { id }`,
    "declineJoinRequest",
    "group.manage",
    { owner: "CONFLICT" },
  ),
  mutation(
    ({ post, third }) => `setMemberRole(input: { groupId: "${post}", userId: "${third.id}", role: MODERATOR }) { id }`,
    "setMemberRole",
    "group.change",
    { owner: "CONFLICT" }, // They do not belong to it.
  ),
  mutation(
    ({ post, third }) => `handOverGroup(input: { groupId: "${post}", userId: "${third.id}" }) { id }`,
    "handOverGroup",
    "group.change",
    { owner: "CONFLICT" },
  ),
  mutation(
    ({ comment }) => `removeComment(input: { commentId: "${comment}" }) { id }`,
    "removeComment",
    "group.manage",
    { owner: "FORBIDDEN" }, // It is the owner's own: nobody acts on the owner.
  ),
  mutation(({ post }) => `leaveGroup(input: { groupId: "${post}" }) { id }`, "leaveGroup", "group.leave"),
  ...sessionOperations,
  ...peopleOperations,
  mutation(
    ({ post }) => `markNotificationsRead(input: { ids: ["${post}"] }) { id }`,
    "markNotificationsRead",
    "notification.markRead",
  ),
  mutation(
    `unsubscribe(input: { token: "none" }) { kind }`,
    "unsubscribe",
    "notification.unsubscribe",
    same("BAD_USER_INPUT"),
  ),
  mutation(
    "setNotificationSetting(input: { kind: REPLY, mail: DAILY }) { kind }",
    "setNotificationSetting",
    "notification.changeSettings",
  ),
  mutation(
    "setNotificationTopic(input: { topic: GROUPS, level: BELL }) { kind }",
    "setNotificationTopic",
    "notification.changeSettings",
  ),
  mutation(
    ({ post }) => `report(input: { kind: POST, id: "${post}", reason: SPAM }) { id }`,
    "report",
    "moderation.report",
    { owner: "BAD_USER_INPUT" }, // Nobody reports what is their own.
  ),
  mutation(
    ({ post }) => `appeal(input: { decisionId: "${post}", text: "Please" }) { id }`,
    "appeal",
    "moderation.appeal",
    { owner: "NOT_FOUND", other: "NOT_FOUND" },
  ),
  mutation(
    ({ post }) => `shelveBook(input: { bookId: "${post}", shelf: WANT }) { id }`,
    "shelveBook",
    "shelf.change",
    noBook,
  ),
  mutation(({ post }) => `unshelveBook(input: { bookId: "${post}" }) { id }`, "unshelveBook", "shelf.change", noBook),
  mutation(
    ({ post }) => `rateBook(input: { bookId: "${post}", rating: 5 }) { id }`,
    "rateBook",
    "shelf.change",
    noBook,
  ),
  mutation("setShelfVisibility(input: { visibility: NOBODY }) { id }", "setShelfVisibility", "shelf.change"),
  mutation(
    ({ post }) => `shareBook(input: { bookId: "${post}", groupId: "${post}", text: "Hi" }) { id }`,
    "shareBook",
    "shelf.share",
    noBook,
  ),
  mutation(
    ({ post }) => `setReadingProgress(input: { bookId: "${post}", percent: 5 }) { id }`,
    "setReadingProgress",
    "shelf.change",
    noBook,
  ),
  mutation(
    ({ post }) => `setReadingDates(input: { bookId: "${post}", startedOn: "2026-01-05" }) { id }`,
    "setReadingDates",
    "shelf.change",
    noBook,
  ),
  mutation(
    ({ post }) => `addReadingNote(input: { bookId: "${post}", text: "Hi" }) { id }`,
    "addReadingNote",
    "shelf.change",
    noBook,
  ),
  mutation(
    ({ post }) => `editReadingNote(input: { id: "${post}", text: "Hi" }) { id }`,
    "editReadingNote",
    "shelf.change",
    noBook,
  ),
  mutation(({ post }) => `deleteReadingNote(id: "${post}") { id }`, "deleteReadingNote", "shelf.change", noBook),
  mutation(`addBook(input: { title: "Zines", author: "Ada" }) { isKnown }`, "addBook", "shelf.change"),
  query("booksToReview { nodes { id } }", "booksToReview", "shelf.review"),
  mutation(({ post }) => `takeOverBook(id: "${post}") { id }`, "takeOverBook", "shelf.review"),
  mutation(({ post }) => `declineBook(id: "${post}") { id }`, "declineBook", "shelf.review"),
  mutation(
    ({ post }) =>
      `planReading(input: { groupId: "${post}", bookId: "${post}", startsOn: "${today()}", weeks: ["1"] }) { id }`,
    "planReading",
    "reading.plan",
    { owner: "NOT_FOUND", other: "FORBIDDEN" },
  ),
  mutation(
    ({ post }) => `changeReadingPlan(input: { groupId: "${post}", weeks: ["1"] }) { id }`,
    "changeReadingPlan",
    "reading.plan",
    noBook,
  ),
  mutation(
    ({ post }) => `endReadingPlan(input: { groupId: "${post}" }) { id }`,
    "endReadingPlan",
    "reading.plan",
    noBook,
  ),
  mutation(
    ({ post }) => `tickReadingWeek(input: { groupId: "${post}", week: 1 }) { id }`,
    "tickReadingWeek",
    "reading.tick",
    noBook,
  ),
  query("moderationDecisions { nodes { id } }", "moderationDecisions", "moderation.readOwn"),
  query("myReports { nodes { id } }", "myReports", "moderation.readReports"),
  query("moderationCases { nodes { id } }", "moderationCases", "moderation.review"),
  query(({ post }) => `moderationCase(id: "${post}") { case { id } }`, "moderationCase", "moderation.review"),
  query("moderationLog { nodes { id } }", "moderationLog", "moderation.review"),
  mutation(
    ({ post }) => `decideReport(input: { caseId: "${post}", version: 1, content: KEEP, member: NONE }) { id }`,
    "decideReport",
    "moderation.decide",
  ),
];
