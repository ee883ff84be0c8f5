import { declareMessages } from "../../messages";

export const roomMessages = declareMessages("rooms", {
  notFound: "Room not found",
  notInRoom: "Enter the room first.",
  noTimerToStop: "Only who started the timer can stop it while they are here, or a moderator of the group.",
  focusNotFound: "Focus not found",
  focusOver: "A focus can be finished for {hours} hours after its end.",
});
