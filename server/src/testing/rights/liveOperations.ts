import type { Entry, Scene } from "./rights";

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

/** With events for one member; the tests of their features show that nobody else gets them. */
export const personalOperations: readonly Entry[] = [
  { name: "notificationChanged", action: "notification.follow" },
  { name: "viewerChanged", action: "home.follow" },
];

export const liveOperations: readonly LiveOperation[] = [
  {
    name: "groupChanged",
    action: "group.follow",
    query: ({ post }) => `subscription { groupChanged(groupId: "${post}") { id } }`,
    causes: ({ post }) => [
      `updateGroup(input: { groupId: "${post}", title: "One" }) { id }`,
      `updateGroup(input: { groupId: "${post}", title: "Two" }) { id }`,
    ],
  },
  {
    name: "roomChanged",
    action: "room.follow",
    query: ({ post }) => `subscription { roomChanged(roomId: "${post}") { version } }`,
    causes: ({ post }) => [
      `enterRoom(input: { roomId: "${post}", goal: "One" }) { id }`,
      `enterRoom(input: { roomId: "${post}", goal: "Two" }) { id }`,
    ],
  },
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
    name: "commentChanged",
    action: "post.follow",
    query: follow("commentChanged", "id"),
    causes: ({ comment, secondComment }) => [
      `updateComment(input: { commentId: "${comment}", text: "One", version: 1 }) { id }`,
      `updateComment(input: { commentId: "${secondComment}", text: "Two", version: 1 }) { id }`,
    ],
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
