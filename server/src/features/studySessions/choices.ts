import { registerEnumType } from "type-graphql";

/** How often a session repeats. */
export enum Frequency {
  NONE = "NONE",
  DAILY = "DAILY",
  WEEKLY = "WEEKLY",
}

export enum OccurrenceState {
  PLANNED = "PLANNED",
  MOVED = "MOVED",
  CANCELLED = "CANCELLED",
}

/** What a member has said about one date. */
export enum AttendanceAnswer {
  GOING = "GOING",
  WAITLISTED = "WAITLISTED",
  DECLINED = "DECLINED",
}

/** Who may take a free seat in a member's own session. */
export enum Company {
  NOBODY = "NOBODY",
  BUDDIES = "BUDDIES",
  EVERYONE = "EVERYONE",
}

registerEnumType(Company, {
  name: "Company",
  description: "Who may take a free seat in a session of a member's own.",
  valuesConfig: {
    NOBODY: { description: "The member studies alone." },
    BUDDIES: { description: "The member's buddies." },
    EVERYONE: { description: "Every member, but for those with a block between them." },
  },
});

registerEnumType(Frequency, {
  name: "Frequency",
  description: "How often a session repeats.",
  valuesConfig: {
    NONE: { description: "It takes place once." },
    DAILY: { description: "Every day." },
    WEEKLY: { description: "Every week, on some weekdays." },
  },
});

registerEnumType(OccurrenceState, {
  name: "OccurrenceState",
  description: "What became of one date of a session.",
  valuesConfig: {
    PLANNED: { description: "It takes place as its session says." },
    MOVED: { description: "It takes place at another time." },
    CANCELLED: { description: "It does not take place." },
  },
});

registerEnumType(AttendanceAnswer, {
  name: "AttendanceAnswer",
  description: "What a member has said about one date of a session.",
  valuesConfig: {
    GOING: { description: "Has a place." },
    WAITLISTED: { description: "Waits for a place, in the order of answering." },
    DECLINED: { description: "Does not come." },
  },
});
