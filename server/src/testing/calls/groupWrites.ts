import type { User } from "../../features/accounts/users/User";

/** A group of Ada's with a moderator, Bo, two members, and what they have made. */
interface Scene {
  bo: User;
  cy: User;
  di: User;
  groupId: string;
  sessionId: string;
  dateId: string;
  commentId: string;
}

export type Input = (scene: Scene) => string;

const soon = new Date(Date.now() + 9 * 86_400_000).toISOString();
const ofGroup: Input = ({ groupId }) => `input: { groupId: "${groupId}" }`;
export const about =
  (who: "cy" | "di"): Input =>
  (s) =>
    `input: { groupId: "${s.groupId}", userId: "${s[who].id}" }`;

/** What members, and moderators, may do: with the input that does it. */
export const ofMember: Record<string, Input> = {
  "addComment { id }": ({ groupId }) => `input: { postId: "${groupId}", text: "Still here" }`,
  "likePost { id }": ({ groupId }) => `id: "${groupId}"`,
  "likeComment { id }": ({ commentId }) => `id: "${commentId}"`,
  "enterRoom { id }": ({ groupId }) => `input: { roomId: "${groupId}" }`,
  "startTimer { id }": ({ groupId }) => `input: { roomId: "${groupId}" }`,
  "stopTimer { id }": ({ groupId }) => `input: { roomId: "${groupId}" }`,
  "acceptJoinRequest { id }": about("di"),
  "declineJoinRequest { id }": about("di"),
  "removeMember { id }": about("cy"),
  "renewGroupInvite { id }": ofGroup,
  "removeComment { id }": ({ commentId }) => `input: { commentId: "${commentId}" }`,
  "createStudySession { id }": ({ groupId }) => `input: {
    groupId: "${groupId}", title: "Later", startsOn: "${soon.slice(0, 10)}", startTime: "19:00", timeZone: "UTC", durationMinutes: 60 }`,
  "updateStudySession { id }": ({ sessionId }) => `input: { sessionId: "${sessionId}", title: "Another" }`,
  "cancelStudySession { id }": ({ sessionId }) => `input: { sessionId: "${sessionId}" }`,
  "moveOccurrence { id }": ({ dateId }) => `input: { occurrenceId: "${dateId}", startsAt: "${soon}" }`,
  "cancelOccurrence { id }": ({ dateId }) => `input: { occurrenceId: "${dateId}" }`,
  "answerOccurrence { going }": ({ dateId }) => `input: { occurrenceId: "${dateId}", answer: DECLINED, scope: THIS }`,
};

export const ofOwner: Record<string, Input> = {
  "updateGroup { id }": ({ groupId }) => `input: { groupId: "${groupId}", title: "Mine" }`,
  "setMemberRole { id }": ({ groupId, bo }) => `input: { groupId: "${groupId}", userId: "${bo.id}", role: MEMBER }`,
  "handOverGroup { id }": about("di"),
  deletePost: ({ groupId }) => `id: "${groupId}"`,
};

export const ofVisitor: Record<string, Input> = {
  ...Object.fromEntries(Object.entries(ofMember).slice(0, 3)),
  "joinGroup { id }": ofGroup,
  "answerOccurrence { going }": ({ dateId }) => `input: { occurrenceId: "${dateId}", answer: GOING, scope: THIS }`,
};
