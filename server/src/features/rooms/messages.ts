import { declareMessages } from "../../messages";

export const roomMessages = declareMessages("rooms", {
  notFound: "Room not found",
  notOpenYet: "The room opens {minutes} minutes before the session starts.",
  closed: "This session is over, and its room is closed.",
  notInRoom: "Enter the room first.",
  noTimerToStop: "Only who started the timer can stop it while they are here, or a moderator of the group.",
  focusNotFound: "Focus not found",
  focusOver: "A focus can be finished for {hours} hours after its end.",
});
