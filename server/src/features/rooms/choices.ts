import { registerEnumType } from "type-graphql";

export enum RoomPhase {
  FOCUS = "FOCUS",
  BREAK = "BREAK",
}

export enum RoomChangeKind {
  ENTERED = "ENTERED",
  LEFT = "LEFT",
  GOAL_CHANGED = "GOAL_CHANGED",
  TIMER_CHANGED = "TIMER_CHANGED",
}

export enum FocusResult {
  DONE = "DONE",
  PARTLY = "PARTLY",
  NOT_YET = "NOT_YET",
}

registerEnumType(RoomPhase, {
  name: "RoomPhase",
  description: "What the timer of a study room is for at the moment.",
  valuesConfig: {
    FOCUS: { description: "Everyone studies." },
    BREAK: { description: "Everyone rests." },
  },
});

registerEnumType(RoomChangeKind, {
  name: "RoomChangeKind",
  description: "What happened in a study room.",
  valuesConfig: {
    ENTERED: { description: "Somebody came in." },
    LEFT: { description: "Somebody went, or their connection was lost." },
    GOAL_CHANGED: { description: "Somebody wrote another line about what they do." },
    TIMER_CHANGED: { description: "The timer was started or stopped, or its next phase has begun." },
  },
});

registerEnumType(FocusResult, {
  name: "FocusResult",
  description: "How far a member came with what they wanted to do.",
  valuesConfig: {
    DONE: { description: "All of it." },
    PARTLY: { description: "A part of it." },
    NOT_YET: { description: "It waits for another time." },
  },
});
