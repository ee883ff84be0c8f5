import { registerEnumType } from "type-graphql";

/** The values are stored and sent over REST; the descriptions carry the label that people see. */
export enum CareerStatus {
  DEVELOPER = "Developer",
  JUNIOR_DEVELOPER = "Junior Developer",
  SENIOR_DEVELOPER = "Senior Developer",
  MANAGER = "Manager",
  LEARNING = "Learning",
  INSTRUCTOR = "Instructor",
  INTERN = "Intern",
  OTHER = "Other",
}

registerEnumType(CareerStatus, {
  name: "CareerStatus",
  description: "Where a member stands in working life.",
  valuesConfig: {
    DEVELOPER: { description: "Shown as Developer." },
    JUNIOR_DEVELOPER: { description: "Shown as Staff; `Junior Developer` over REST." },
    SENIOR_DEVELOPER: { description: "Shown as Artist; `Senior Developer` over REST." },
    MANAGER: { description: "Shown as Manager." },
    LEARNING: { description: "Shown as Learning; what a new profile starts with." },
    INSTRUCTOR: { description: "Shown as Instructor or Teacher; `Instructor` over REST." },
    INTERN: { description: "Shown as Intern." },
    OTHER: { description: "Shown as Other." },
  },
});

export const careerStatuses: readonly string[] = Object.values(CareerStatus);
