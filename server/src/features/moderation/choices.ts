import { registerEnumType } from "type-graphql";

/** What members can report. */
export enum ReportKind {
  POST = "POST",
  COMMENT = "COMMENT",
  PROFILE = "PROFILE",
  GROUP = "GROUP",
  SESSION = "SESSION",
  BUDDY_REQUEST = "BUDDY_REQUEST",
}
registerEnumType(ReportKind, {
  name: "ReportKind",
  description: "What can be reported.",
  valuesConfig: {
    POST: { description: "The post that started a group, by its id." },
    COMMENT: { description: "A comment, by its id." },
    PROFILE: { description: "A member's profile, by the member's id." },
    GROUP: { description: "A group with all that it says of itself, by its id." },
    SESSION: { description: "A session of a group, by its id." },
    BUDDY_REQUEST: { description: "A buddy request that the viewer has received, by its id." },
  },
});

export enum ReportReason {
  SPAM = "SPAM",
  HARASSMENT = "HARASSMENT",
  HATE = "HATE",
  SEXUAL = "SEXUAL",
  DANGER = "DANGER",
  OTHER = "OTHER",
}
registerEnumType(ReportReason, {
  name: "ReportReason",
  description: "Why something is reported.",
  valuesConfig: {
    SPAM: { description: "Advertising, or the same thing again and again." },
    HARASSMENT: { description: "It attacks or pursues a person." },
    HATE: { description: "It attacks people for who they are." },
    SEXUAL: { description: "Sexual content." },
    DANGER: { description: "Somebody may come to harm." },
    OTHER: { description: "Something else, which the note explains." },
  },
});

export enum CaseState {
  OPEN = "OPEN",
  DECIDED = "DECIDED",
}
registerEnumType(CaseState, {
  name: "CaseState",
  description: "Whether a case waits for moderators.",
  valuesConfig: {
    OPEN: { description: "It waits: for the first decision, or for the one about an appeal." },
    DECIDED: { description: "It is decided." },
  },
});

export enum ContentDecision {
  KEEP = "KEEP",
  HIDE = "HIDE",
  RESTORE = "RESTORE",
}
registerEnumType(ContentDecision, {
  name: "ContentDecision",
  description: "What becomes of the reported text.",
  valuesConfig: {
    KEEP: { description: "It stays as it is." },
    HIDE: { description: "Only its author and moderators can read it. Not for profiles and buddy requests." },
    RESTORE: { description: "What was hidden is there again. Not for profiles and buddy requests." },
  },
});

export enum MemberDecision {
  NONE = "NONE",
  WARN = "WARN",
  SUSPEND = "SUSPEND",
}
registerEnumType(MemberDecision, {
  name: "MemberDecision",
  description: "What it means for the member who wrote it.",
  valuesConfig: {
    NONE: { description: "Nothing. About an appeal: a suspension from this case ends." },
    WARN: { description: "They are notified, with the reason." },
    SUSPEND: { description: "They are absent for some days, or until somebody ends it." },
  },
});

/** What came of a report. */
export enum ReportOutcome {
  ACTED = "ACTED",
  KEPT = "KEPT",
}
registerEnumType(ReportOutcome, {
  name: "ReportOutcome",
  description: "What came of a report.",
  valuesConfig: {
    ACTED: { description: "Moderators acted on it." },
    KEPT: { description: "Moderators found nothing against the rules." },
  },
});

/** Why a moderator may not decide a case. */
export enum DecisionObstacle {
  OWN = "OWN",
  STAFF = "STAFF",
}
registerEnumType(DecisionObstacle, {
  name: "DecisionObstacle",
  description: "Why the viewer may not decide a case.",
  valuesConfig: {
    OWN: { description: "It is about the viewer." },
    STAFF: { description: "It is about a member of staff, and the viewer is no admin." },
  },
});
