import type { CareerStatus } from "../generated/hooks";
import * as texts from "./texts";

/** What people read for each stored status, in the order of the form. */
export const careerStatusLabels: Readonly<Record<CareerStatus, string>> = {
  DEVELOPER: texts.developer,
  JUNIOR_DEVELOPER: texts.staff,
  SENIOR_DEVELOPER: texts.artist,
  MANAGER: texts.manager,
  LEARNING: texts.learning,
  INSTRUCTOR: texts.instructor,
  INTERN: texts.intern,
  OTHER: texts.otherStatus,
};

export const defaultCareerStatus: CareerStatus = "LEARNING";
