import { absent, type Entry, same, type Scene, unconfirmed } from "./rights";

interface Route extends Entry {
  /** What stands for each parameter of the path. */
  params?: (scene: Scene) => Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>> | ((scene: Scene) => Readonly<Record<string, unknown>>);
}

const post = ({ post }: Scene) => ({ id: post });
const experience = ({ experience }: Scene) => ({ id: experience });
const education = ({ education }: Scene) => ({ id: education });
const third = ({ third }: Scene) => ({ id: third.id });
const gone = { owner: "NOT_FOUND", other: "NOT_FOUND" };
const restJob = { title: "Teacher", company: "Open School", from: "2020-01-31" };
const restStudy = { school: "Cebu", degree: "BSc", fieldofstudy: "Physics", from: "2018-01-31" };
const restFace = { skin: "brown", head: "afro", hairColor: "black", expression: "calm", clothing: "coral" };
const newcomer = ({ post }: Scene) => ({ name: "Grace", email: `${post}@example.org`, password: "paper boat 7" });
const stranger = { email: "nobody@example.com", password: "wrong" };

const anHour = () => ({
  title: "Algebra",
  startsOn: new Date(Date.now() + 9e8).toISOString().slice(0, 10),
  startTime: "19:00",
  timeZone: "Asia/Manila",
  durationMinutes: 60,
});

export const routes: readonly Route[] = [
  { name: "POST /users", action: "account.register", body: newcomer },
  { name: "POST /auth", action: "account.login", body: stranger, answers: same("400") },
  { name: "POST /auth/password/forgot", action: "account.recover", body: { email: "nobody@example.com" } },
  {
    name: "POST /auth/password/reset",
    action: "account.recover",
    body: { token: "none", newPassword: "paper boat 7" },
    answers: same("400"),
  },
  { name: "GET /auth", action: "account.readOwn" },
  { name: "DELETE /auth", action: "account.logout" },
  { name: "PUT /auth/name", action: "account.changeName", body: { name: "Grace" } },
  {
    name: "POST /auth/password/change",
    action: "account.changePassword",
    body: { currentPassword: "wrong", newPassword: "paper boat 7" },
    answers: { owner: "400", other: "400" },
  },
  {
    name: "POST /auth/confirm",
    action: "account.confirmIdentity",
    body: { password: "wrong" },
    answers: { owner: "400", other: "400" },
  },
  { name: "GET /auth/sessions", action: "account.readOwn" },
  { name: "DELETE /auth/sessions", action: "account.signOutDevices", answers: unconfirmed },
  { name: "DELETE /auth/sessions/{id}", action: "account.signOutDevices", params: post, answers: unconfirmed },
  { name: "POST /me/exports", action: "myData.export", answers: unconfirmed },
  { name: "GET /me/exports", action: "myData.read" },
  { name: "GET /me/exports/{id}", action: "myData.read", params: post, answers: gone },
  {
    name: "POST /me/exports/{id}/download",
    action: "myData.takeAlong",
    params: post,
    body: { limitedToken: "none" },
    answers: same("UNAUTHENTICATED"),
  },
  { name: "GET /profile", action: "profile.read" },
  { name: "GET /previews/{id}", action: "group.preview", params: post, answers: same("NOT_FOUND") },
  {
    name: "GET /invitations/{code}",
    action: "group.preview",
    params: () => ({ code: "none" }),
    answers: same("NOT_FOUND"),
  },
  { name: "POST /profile/postload", action: "profile.read", body: {} },
  { name: "GET /profile/user/{id}", action: "profile.read", params: ({ owner }) => ({ id: owner.id }) },
  { name: "GET /profile/me", action: "profile.readOwn" },
  { name: "GET /profile/visibility", action: "profile.readOwn" },
  { name: "PUT /profile/visibility", action: "profile.edit", body: { visibility: "MEMBERS" } },
  { name: "GET /profile/study-time", action: "profile.readOwn" },
  { name: "PUT /profile/study-time", action: "profile.edit", body: { showsStudyTime: true } },
  { name: "GET /profile/weekly-goal", action: "room.setGoal" },
  { name: "PUT /profile/weekly-goal", action: "room.setGoal", body: { minutes: 300 } },
  { name: "GET /profile/user/{id}/study-time", action: "profile.read", params: ({ owner }) => ({ id: owner.id }) },
  { name: "POST /profile", action: "profile.edit", body: { status: "Intern", skills: "a" } },
  { name: "DELETE /profile", action: "account.delete" },
  { name: "GET /profile/face", action: "account.readOwn" },
  { name: "PUT /profile/face", action: "account.changeFace", body: restFace },
  { name: "DELETE /profile/face", action: "account.changeFace" },
  { name: "PUT /profile/experience", action: "profile.edit", body: restJob },
  { name: "PUT /profile/education", action: "profile.edit", body: restStudy },
  { name: "PUT /profile/experience/{id}", action: "profile.edit", params: experience, body: restJob, answers: absent },
  { name: "PUT /profile/education/{id}", action: "profile.edit", params: education, body: restStudy, answers: absent },
  // By the contract the answer is the same as for an entry that is gone.
  { name: "DELETE /profile/experience/{id}", action: "profile.edit", params: experience },
  { name: "DELETE /profile/education/{id}", action: "profile.edit", params: education },
  { name: "PUT /pictures", action: "picture.upload", answers: { owner: "400", other: "400" } },
  { name: "POST /posts", action: "post.create", body: { text: "Hi" } },
  { name: "GET /posts", action: "post.read" },
  { name: "GET /posts/{id}", action: "post.read", params: post },
  { name: "GET /posts/{id}/membership", action: "group.read", params: post },
  { name: "POST /posts/{id}/membership", action: "group.join", params: post, body: {} },
  { name: "DELETE /posts/{id}/membership", action: "group.leave", params: post },
  { name: "PUT /posts/{id}/muted", action: "group.mute", params: post },
  { name: "DELETE /posts/{id}/muted", action: "group.mute", params: post },
  { name: "GET /posts/{id}/members", action: "post.read", params: post },
  // On the owner themselves nobody acts.
  {
    name: "DELETE /posts/{id}/members/{user}",
    action: "group.manage",
    params: ({ post, owner }) => ({ id: post, user: owner.id }),
    answers: { owner: "FORBIDDEN" },
  },
  {
    name: "PUT /posts/{id}/members/{user}",
    action: "group.manage",
    params: ({ post, third }) => ({ id: post, user: third.id }),
    answers: { owner: "CONFLICT" },
  },
  {
    name: "DELETE /threads/{id}/comments/{comment_id}",
    action: "group.manage",
    params: ({ post, comment }) => ({ id: post, comment_id: comment }),
    answers: { owner: "FORBIDDEN" },
  },
  { name: "GET /threads/{id}/comments", action: "post.read", params: post },
  { name: "GET /threads/{id}/likes", action: "post.read", params: post },
  { name: "PUT /posts/{id}", action: "post.update", params: post, body: { text: "Hi" } },
  { name: "DELETE /posts/{id}", action: "post.delete", params: post },
  { name: "PUT /posts/like/{id}", action: "post.like", params: post },
  { name: "PUT /posts/{id}/like", action: "post.like", params: post },
  { name: "DELETE /posts/{id}/like", action: "post.like", params: post },
  { name: "POST /posts/comment/{id}", action: "comment.create", params: post, body: { text: "Hi" } },
  { name: "GET /mentionable", action: "comment.create" },
  {
    name: "GET /posts/comment/{id}/{comment_id}/likes",
    action: "post.read",
    params: ({ post, comment }) => ({ id: post, comment_id: comment }),
  },
  {
    name: "PUT /posts/comment/{id}/{comment_id}/like",
    action: "comment.like",
    params: ({ post, comment }) => ({ id: post, comment_id: comment }),
  },
  {
    name: "DELETE /posts/comment/{id}/{comment_id}/like",
    action: "comment.like",
    params: ({ post, comment }) => ({ id: post, comment_id: comment }),
  },
  {
    name: "PUT /posts/comment/{id}/{comment_id}",
    action: "comment.update",
    params: ({ post, comment }) => ({ id: post, comment_id: comment }),
    body: { text: "Hi" },
  },
  {
    name: "DELETE /posts/comment/{id}/{comment_id}",
    action: "comment.delete",
    params: ({ post, comment }) => ({ id: post, comment_id: comment }),
  },
  { name: "GET /blocks", action: "block.list" },
  { name: "PUT /blocks/{id}", action: "block.change", params: third },
  { name: "DELETE /blocks/{id}", action: "block.change", params: third },
  { name: "GET /buddies", action: "buddy.list" },
  { name: "GET /buddies/requests/received", action: "buddy.list" },
  { name: "GET /buddies/requests/sent", action: "buddy.list" },
  { name: "POST /buddies/{id}/request", action: "buddy.request", params: third, body: {} },
  {
    name: "POST /buddies/{id}/accept",
    action: "buddy.answer",
    params: third,
    answers: { owner: "CONFLICT", other: "CONFLICT" },
  },
  { name: "POST /buddies/{id}/decline", action: "buddy.answer", params: third },
  { name: "POST /buddies/{id}/cancel", action: "buddy.cancel", params: third },
  {
    name: "POST /buddies/{id}/group",
    action: "buddy.openGroup",
    params: third,
    answers: { owner: "FORBIDDEN", other: "FORBIDDEN" },
  },
  { name: "GET /suggestions", action: "buddy.list" },
  { name: "DELETE /suggestions/{id}", action: "buddy.dismiss", params: third },
  { name: "PUT /suggestions/{id}", action: "buddy.dismiss", params: third },
  { name: "DELETE /buddies/{id}", action: "buddy.remove", params: third },
  { name: "GET /shelves", action: "shelf.list" },
  { name: "PUT /shelves/{id}", action: "shelf.change", params: post, body: { shelf: "WANT" }, answers: gone },
  { name: "PUT /shelves/{id}/rating", action: "shelf.change", params: post, body: { rating: 5 }, answers: gone },
  { name: "DELETE /shelves/{id}", action: "shelf.change", params: post, answers: gone },
  { name: "GET /schedule", action: "session.readCalendar" },
  { name: "POST /sessions", action: "session.plan", body: anHour },
  {
    name: "POST /posts/{id}/sessions",
    action: "session.plan",
    params: post,
    body: anHour,
    answers: { other: "FORBIDDEN" }, // Who does not belong to the group.
  },
  { name: "GET /sessions/{id}", action: "session.read", params: post, answers: gone },
  {
    name: "PUT /sessions/{id}",
    action: "session.change",
    params: post,
    body: () => ({ title: "Algebra", startTime: "19:00", durationMinutes: 60 }),
    answers: gone,
  },
  { name: "DELETE /sessions/{id}", action: "session.change", params: post, answers: gone },
  { name: "GET /dates/{id}", action: "session.read", params: post, answers: gone },
  {
    name: "PUT /dates/{id}",
    action: "session.change",
    params: post,
    body: () => ({ startsAt: new Date(Date.now() + 9e8).toISOString() }),
    answers: gone,
  },
  { name: "DELETE /dates/{id}", action: "session.change", params: post, answers: gone },
  {
    name: "PUT /dates/{id}/answer",
    action: "session.answer",
    params: post,
    body: { answer: "GOING" },
    answers: gone,
  },
  { name: "POST /recommendations", action: "book.recommend", body: { query: "algebra" } },
  { name: "GET /notifications", action: "notification.list" },
  { name: "GET /notifications/unread", action: "notification.list" },
  { name: "GET /notifications/settings", action: "notification.changeSettings" },
  {
    name: "PUT /notifications/settings/{kind}",
    action: "notification.changeSettings",
    params: () => ({ kind: "REPLY" }),
    body: { isInApp: true, mail: "DAILY" },
  },
  {
    name: "PUT /notifications/topics/{topic}",
    action: "notification.changeSettings",
    params: () => ({ topic: "GROUPS" }),
    body: { level: "BELL" },
  },
  { name: "POST /notifications/read", action: "notification.markRead", body: { upTo: "2026-03-01T08:30:00.000Z" } },
  {
    name: "POST /reports",
    action: "moderation.report",
    body: ({ post }) => ({ kind: "POST", id: post, reason: "SPAM" }),
    answers: { owner: "400" },
  },
  {
    name: "POST /appeals",
    action: "moderation.appeal",
    body: ({ post }) => ({ decisionId: post, text: "Please" }),
    answers: { owner: "NOT_FOUND", other: "NOT_FOUND" },
  },
];
