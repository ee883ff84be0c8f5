import { declareMessages } from "../../messages";

export const directoryMessages = declareMessages("memberDirectory", {
  zoneNeeded: "{field} needs a time zone: send timeZone, or say in your profile where your clock is",
  hoursNeeded: "{field} needs your own hours: say in your profile where your clock is and when you are free",
  daysUnknown: "{field} must be 7 or 30",
});
