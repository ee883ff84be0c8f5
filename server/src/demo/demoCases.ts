import { CaseState, MemberDecision, ReportKind, ReportReason } from "../features/moderation/choices";

interface DemoReport {
  by: string;
  reason: ReportReason;
  note: string | null;
}

/** What was reported, by the keys of the demo community: a member's profile, a post, or the reply of someone to a post. */
export interface DemoCase {
  kind: ReportKind;
  /** The member of a profile, or who wrote the reply. */
  member?: string;
  post?: string;
  /** What a profile said besides the name. */
  said?: string;
  daysAgo: number;
  state: CaseState;
  reports: readonly DemoReport[];
  decision?: { member: MemberDecision; reasonShown: string | null; internalNote: string; appeal?: string };
}

const { SPAM, HARASSMENT, OTHER } = ReportReason;

/** A small queue: something of several kinds that waits, an appeal, and a case that is decided. */
export const demoCases: readonly DemoCase[] = [
  {
    kind: ReportKind.COMMENT,
    post: "borrow-checker",
    member: "dmytro",
    daysAgo: 0.2,
    state: CaseState.OPEN,
    reports: [
      { by: "oleksii", reason: HARASSMENT, note: "I work with him. Which of us is dangling?" },
      { by: "anjali", reason: OTHER, note: null },
    ],
  },
  {
    kind: ReportKind.POST,
    post: "hedge-the-harvest",
    daysAgo: 0.6,
    state: CaseState.OPEN,
    reports: [{ by: "jonas", reason: SPAM, note: "Is this a study group, or does somebody sell a fund here?" }],
  },
  {
    kind: ReportKind.PROFILE,
    member: "linh",
    said: "https://visas-in-an-hour.example",
    daysAgo: 1.5,
    state: CaseState.OPEN,
    reports: [{ by: "kacper", reason: SPAM, note: "The website sells visas. Perhaps the account was taken over?" }],
  },
  {
    kind: ReportKind.COMMENT,
    post: "friday-finish",
    member: "thiago",
    daysAgo: 4,
    state: CaseState.OPEN,
    reports: [{ by: "wiktoria", reason: HARASSMENT, note: "He makes fun of someone who is not here." }],
    decision: {
      member: MemberDecision.WARN,
      reasonShown: "Please don't write about people who can't answer here.",
      internalNote: "The first time, so only a warning.",
      appeal: "My supervisor read it before you did, and laughed. It is about the legends of maps.",
    },
  },
  {
    kind: ReportKind.POST,
    post: "tax-exam-silence",
    daysAgo: 9,
    state: CaseState.DECIDED,
    reports: [{ by: "chidi", reason: OTHER, note: "I think this belongs to another interest." }],
    decision: { member: MemberDecision.NONE, reasonShown: null, internalNote: "Any interest may study for an exam." },
  },
];
