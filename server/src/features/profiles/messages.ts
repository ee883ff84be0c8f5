import { declareMessages } from "../../messages";

export const profileMessages = declareMessages("profiles", {
  noProfile: "There is no profile for this user",
  /** REST, for an id that is none. */
  malformedId: "Profile not found",
  statusRequired: "Status is required",
  statusUnknown: "status is not one of the career statuses",
  interestUnknown: "interests is not one of the seven interests",
  socialNoObject: "social must be an object",
  skillsRequired: "Skills are required",
  tooManySkills: "skills must be at most {max}",
  skillTooLong: "skills must have at most {max} characters each",
  unknownFilter: "{field} is not a filter",
  titleRequired: "Title is required",
  companyRequired: "Company is required",
  schoolRequired: "School is required",
  degreeRequired: "Degree is required",
  fieldOfStudyRequired: "Field of study is required",
  fromRequired: "From date is required",
  toBeforeFrom: "to must not be before from",
  noExperience: "There is no such experience in your profile",
  noEducation: "There is no such education in your profile",
  experienceNotFound: "Experience not found",
  educationNotFound: "Education not found",
  addedWasRemoved: "What this request added was removed.",
  full: "A profile can have at most {max} entries of this kind. Please remove one first.",
});
