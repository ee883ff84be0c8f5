import type { CareerStatus } from "../generated/hooks";

/** What people read for each stored status, in the order of the form. */
export const careerStatusLabels: Readonly<Record<CareerStatus, string>> = {
  DEVELOPER: "Developer",
  JUNIOR_DEVELOPER: "Staff",
  SENIOR_DEVELOPER: "Artist",
  MANAGER: "Manager",
  LEARNING: "Learning",
  INSTRUCTOR: "Instructor or Teacher",
  INTERN: "Intern",
  OTHER: "Other",
};

export const defaultCareerStatus: CareerStatus = "LEARNING";
