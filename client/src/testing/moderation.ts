/** What the service says about cases and decisions, in tests. */
export const viewer = (isModerator: boolean) => ({
  __typename: "User",
  id: "u1",
  name: "Ada Quist",
  avatar: "/avatars/u1",
  isModerator,
  isAdmin: false,
});

export const decisionOf = (changes: object = {}) => ({
  __typename: "ModerationDecision",
  id: "d1",
  kind: "POST",
  text: "Buy now",
  content: "HIDE",
  member: "NONE",
  until: null,
  reasonShown: "No advertising, please",
  appeal: null,
  appealableUntil: "2100-03-21T12:00:00.000Z",
  createdAt: "2026-03-01T12:00:00.000Z",
  answer: null,
  ...changes,
});

export const caseOf = (changes: object = {}) => ({
  __typename: "ModerationCase",
  id: "c1",
  kind: "POST",
  state: "OPEN",
  isAppeal: false,
  version: 1,
  authorName: "Bo Tan",
  text: "Buy now",
  reportCount: 2,
  isHidden: false,
  createdAt: "2026-03-01T12:00:00.000Z",
  ...changes,
});

export const fileOf = (changes: object = {}, more: object = {}) => ({
  moderationCase: {
    __typename: "ModerationCaseFile",
    case: { ...caseOf(), authorId: "u2", viewerCanDecide: true, obstacle: null, pictures: [], ...changes },
    subject: { __typename: "ModerationSubject", text: "Buy now", postId: "p1", pictures: [] },
    reports: [
      { __typename: "Report", id: "r1", reason: "SPAM", note: "Every day", createdAt: "2026-03-01T12:00:00.000Z" },
    ],
    neighbours: [],
    decisions: [],
    decisionsElsewhere: [],
    otherTexts: [],
    revisions: [],
    ...more,
  },
});

export const verdictOf = (decision: object) => {
  const { answer: _answer, appealableUntil: _until, text: _text, ...shown } = decisionOf(decision);
  return { __typename: "ModerationVerdict", internalNote: null, decision: shown };
};
