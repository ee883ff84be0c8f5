import { registerEnumType } from "type-graphql";

/** What moderators say to a book that a member added. */
export enum AdditionState {
  WAITING = "WAITING",
  DECLINED = "DECLINED",
}

registerEnumType(AdditionState, {
  name: "AdditionState",
  description: "What moderators say to a book that a member added.",
  valuesConfig: {
    WAITING: { description: "They have not looked at it yet." },
    DECLINED: { description: "The catalogue does not take it; it stays the member's own." },
  },
});
