import type { User } from "../accounts/User";

/** What the operations are about: all of it is the owner's. */
export interface Scene {
  owner: User;
  other: User;
  post: string;
  secondPost: string;
  comment: string;
  secondComment: string;
  experience: string;
  education: string;
}

/** Who asks; `ended` is the owner with the token of a session that they have ended. */
export const people = ["guest", "owner", "other", "ended"] as const;
export type Person = (typeof people)[number];
type Answers = Record<Person, string>;

const open: Answers = { guest: "yes", owner: "yes", other: "yes", ended: "yes" };
const forMembers: Answers = { ...open, guest: "UNAUTHENTICATED", ended: "UNAUTHENTICATED" };
const forOwner: Answers = { ...forMembers, other: "FORBIDDEN" };

/** Who may do what: "yes", or the code of the refusal. */
export const rights: Readonly<Record<string, Answers>> = {
  "account.register": open,
  "account.login": open,
  "account.seeDemo": open,
  "account.identify": { ...open, ended: "UNAUTHENTICATED" },
  "account.read": open,
  "account.readOwn": forMembers,
  "account.changeFace": forMembers,
  "account.logout": forMembers,
  "account.delete": forMembers,
  "profile.read": open,
  "profile.readOwn": forMembers,
  "profile.edit": forMembers, // One's own: nothing names another member's.
  "post.preview": open,
  "post.read": forMembers,
  "post.follow": forMembers,
  "post.create": forMembers,
  "post.like": forMembers,
  "post.delete": forOwner,
  "comment.create": forMembers,
  "comment.delete": forOwner,
  "book.read": open,
  "book.recommend": open,
};

interface Entry {
  name: string;
  action: string;
  /** Where the answer differs from the one for the action. */
  answers?: Partial<Answers>;
}

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

/** To others, the entries of somebody's profile are not there. */
const absent = { other: "NOT_FOUND" };
const same = (answer: string): Answers => ({ guest: answer, owner: answer, other: answer, ended: answer });
const job = `title: "Teacher", company: "Open School", from: "2020-01-31"`;
const study = `school: "Cebu", degree: "BSc", fieldOfStudy: "Physics", from: "2020-01-31"`;
const face = "skin: BROWN, head: AFRO, hairColor: BLACK, expression: CALM, clothing: CORAL";

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
  mutation("logout", "logout", "account.logout"),
  mutation("deleteAccount", "deleteAccount", "account.delete"),
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
];

interface Route extends Entry {
  /** What stands for each parameter of the path. */
  params?: (scene: Scene) => Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>> | ((scene: Scene) => Readonly<Record<string, unknown>>);
}

const post = ({ post }: Scene) => ({ id: post });
const experience = ({ experience }: Scene) => ({ id: experience });
const education = ({ education }: Scene) => ({ id: education });
const restJob = { title: "Teacher", company: "Open School", from: "2020-01-31" };
const restStudy = { school: "Cebu", degree: "BSc", fieldofstudy: "Physics", from: "2020-01-31" };
const restFace = { skin: "brown", head: "afro", hairColor: "black", expression: "calm", clothing: "coral" };
const newcomer = ({ post }: Scene) => ({ name: "Grace", email: `${post}@example.org`, password: "paper boat 7" });
const stranger = { email: "nobody@example.com", password: "wrong" };

export const routes: readonly Route[] = [
  { name: "POST /users", action: "account.register", body: newcomer },
  { name: "POST /auth", action: "account.login", body: stranger, answers: same("400") },
  { name: "GET /auth", action: "account.readOwn" },
  { name: "DELETE /auth", action: "account.logout" },
  { name: "GET /profile", action: "profile.read" },
  { name: "POST /profile/postload", action: "profile.read", body: {} },
  { name: "GET /profile/user/{id}", action: "profile.read", params: ({ owner }) => ({ id: owner.id }) },
  { name: "GET /profile/me", action: "profile.readOwn" },
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
  { name: "POST /posts", action: "post.create", body: { text: "Hi" } },
  { name: "GET /posts", action: "post.read" },
  { name: "GET /posts/{id}", action: "post.read", params: post },
  { name: "GET /threads/{id}/comments", action: "post.read", params: post },
  { name: "GET /threads/{id}/likes", action: "post.read", params: post },
  { name: "DELETE /posts/{id}", action: "post.delete", params: post },
  { name: "PUT /posts/like/{id}", action: "post.like", params: post },
  { name: "POST /posts/comment/{id}", action: "comment.create", params: post, body: { text: "Hi" } },
  {
    name: "DELETE /posts/comment/{id}/{comment_id}",
    action: "comment.delete",
    params: ({ post, comment }) => ({ id: post, comment_id: comment }),
  },
  { name: "POST /recommendations", action: "book.recommend", body: { query: "algebra" } },
];

interface LiveOperation extends Entry {
  query: (scene: Scene) => string;
  /** Two mutations of the owner that each cause an event. */
  causes: (scene: Scene) => readonly [string, string];
}

const follow = (name: string, selection: string) => (scene: Scene) =>
  `subscription { ${name}(postId: "${scene.post}") { ${selection} } }`;
const likes = ({ post }: Scene) => [`likePost(id: "${post}") { id }`, `unlikePost(id: "${post}") { id }`] as const;
const newPost = `createPost(input: { text: "Hi" }) { id }`;
const newComment = ({ post }: Scene) => `addComment(input: { postId: "${post}", text: "Hi" }) { id }`;

export const liveOperations: readonly LiveOperation[] = [
  {
    name: "postAdded",
    action: "post.follow",
    query: () => "subscription { postAdded { id } }",
    causes: () => [newPost, newPost],
  },
  {
    name: "postDeleted",
    action: "post.follow",
    query: () => "subscription { postDeleted }",
    causes: ({ post, secondPost }) => [`deletePost(id: "${post}")`, `deletePost(id: "${secondPost}")`],
  },
  { name: "postChanged", action: "post.follow", query: follow("postChanged", "id"), causes: likes },
  { name: "likesChanged", action: "post.follow", query: follow("likesChanged", "id"), causes: likes },
  {
    name: "commentAdded",
    action: "post.follow",
    query: follow("commentAdded", "id"),
    causes: (scene) => [newComment(scene), newComment(scene)],
  },
  {
    name: "commentDeleted",
    action: "post.follow",
    query: follow("commentDeleted", "id"),
    causes: ({ comment, secondComment }) => [
      `deleteComment(id: "${comment}") { id }`,
      `deleteComment(id: "${secondComment}") { id }`,
    ],
  },
];
