import { absent, type Answers, type Entry, same, type Scene, unconfirmed } from "./rights";

interface Operation extends Entry {
  query: (scene: Scene) => string;
}

const query = (call: string | ((scene: Scene) => string), name: string, action: string): Operation => ({
  name,
  action,
  query: (scene) => `{ ${typeof call === "string" ? call : call(scene)} }`,
});

const mutation = (
  call: string | ((scene: Scene) => string),
  name: string,
  action: string,
  answers: Partial<Answers> = {},
): Operation => ({
  ...query(call, name, action),
  answers,
  query: (scene) => `mutation ${query(call, name, action).query(scene)}`,
});

const job = `title: "Teacher", company: "Open School", from: "2020-01-31"`;
const study = `school: "Cebu", degree: "BSc", fieldOfStudy: "Physics", from: "2020-01-31"`;
const face = "skin: BROWN, head: AFRO, hairColor: BLACK, expression: CALM, clothing: CORAL";

/** About a third member, who has nothing to do with the others. */
const about =
  (name: string) =>
  ({ third }: Scene) =>
    `${name}(input: { userId: "${third.id}" }) { id }`;
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
  query(`recommendBooks(goal: "algebra") { nodes { id } }`, "recommendBooks", "book.recommend"),
  query(({ post }) => `book(id: "${post}") { id }`, "book", "book.read"),
  mutation(
    ({ post }) =>
      `register(input: { name: "Grace", email: "${post}@example.com", password: "paper boat 7" }) { token }`,
    "register",
    "account.register",
  ),
  mutation(
    `login(input: { email: "nobody@example.com", password: "wrong" }) { token }`,
    "login",
    "account.login",
    same("INVALID_CREDENTIALS"),
  ),
  mutation(
    `requestPasswordReset(input: { email: "nobody@example.com" }) { nextInSeconds }`,
    "requestPasswordReset",
    "account.recover",
  ),
  mutation(
    `resetPassword(input: { token: "none", newPassword: "paper boat 7" }) { id }`,
    "resetPassword",
    "account.recover",
    same("BAD_USER_INPUT"),
  ),
  mutation(`verifyEmail(input: { token: "none" }) { id }`, "verifyEmail", "account.recover", same("BAD_USER_INPUT")),
  mutation("resendVerification { nextInSeconds }", "resendVerification", "account.verify"),
  mutation("logout", "logout", "account.logout"),
  mutation(
    ({ post }) => `signOutDevice(input: { id: "${post}" }) { id }`,
    "signOutDevice",
    "account.signOutDevices",
    unconfirmed,
  ),
  mutation("signOutOtherDevices { id }", "signOutOtherDevices", "account.signOutDevices", unconfirmed),
  mutation(`changeName(input: { name: "Grace" }) { id }`, "changeName", "account.changeName"),
  mutation(
    `confirmIdentity(input: { password: "wrong" }) { expiresAt }`,
    "confirmIdentity",
    "account.confirmIdentity",
    { owner: "INVALID_CREDENTIALS", other: "INVALID_CREDENTIALS" },
  ),
  mutation(
    `changePassword(input: { currentPassword: "wrong", newPassword: "paper boat 7" }) { token }`,
    "changePassword",
    "account.changePassword",
    { owner: "INVALID_CREDENTIALS", other: "INVALID_CREDENTIALS" },
  ),
  mutation(
    `changeEmail(input: { email: "ada@example.net" }) { id }`,
    "changeEmail",
    "account.changeEmail",
    unconfirmed,
  ),
  mutation(
    `undoEmailChange(input: { token: "none" }) { id }`,
    "undoEmailChange",
    "account.recover",
    same("BAD_USER_INPUT"),
  ),
  mutation(
    "startPasskeyRegistration { ceremonyId }",
    "startPasskeyRegistration",
    "account.changePasskeys",
    unconfirmed,
  ),
  mutation(
    ({ post }) => `finishPasskeyRegistration(input: { ceremonyId: "${post}", response: {} }) { id }`,
    "finishPasskeyRegistration",
    "account.changePasskeys",
    unconfirmed,
  ),
  mutation(
    ({ post }) => `renamePasskey(input: { id: "${post}", name: "Phone" }) { id }`,
    "renamePasskey",
    "account.changePasskeys",
    unconfirmed,
  ),
  mutation(
    ({ post }) => `removePasskey(input: { id: "${post}" }) { id }`,
    "removePasskey",
    "account.changePasskeys",
    unconfirmed,
  ),
  mutation("startPasskeyLogin { ceremonyId }", "startPasskeyLogin", "account.login"),
  mutation(
    ({ post }) => `finishPasskeyLogin(input: { ceremonyId: "${post}", response: {} }) { token }`,
    "finishPasskeyLogin",
    "account.login",
    same("INVALID_CREDENTIALS"),
  ),
  mutation("deleteAccount", "deleteAccount", "account.delete", unconfirmed),
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
  mutation(({ post }) => `deletePost(id: "${post}")`, "deletePost", "post.delete"),
  mutation(({ post }) => `likePost(id: "${post}") { id }`, "likePost", "post.like"),
  mutation(({ post }) => `unlikePost(id: "${post}") { id }`, "unlikePost", "post.like"),
  mutation(({ post }) => `addComment(input: { postId: "${post}", text: "Hi" }) { id }`, "addComment", "comment.create"),
  mutation(({ comment }) => `deleteComment(id: "${comment}") { id }`, "deleteComment", "comment.delete"),
  mutation(about("requestBuddy"), "requestBuddy", "buddy.request"),
  mutation(about("acceptBuddy"), "acceptBuddy", "buddy.answer", conflict),
  mutation(about("declineBuddy"), "declineBuddy", "buddy.answer"),
  mutation(about("cancelBuddyRequest"), "cancelBuddyRequest", "buddy.cancel"),
  mutation(about("removeBuddy"), "removeBuddy", "buddy.remove"),
  mutation(about("blockUser"), "blockUser", "block.change"),
  mutation(about("unblockUser"), "unblockUser", "block.change"),
  mutation("setContactable(input: { contactable: NOBODY }) { id }", "setContactable", "buddy.changeSettings"),
  mutation(
    ({ post }) => `markNotificationsRead(input: { ids: ["${post}"] }) { id }`,
    "markNotificationsRead",
    "notification.markRead",
  ),
];
