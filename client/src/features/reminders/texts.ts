export const decline = "I can't make it";
export const declined =
  "Done. You're not going to “{title}” on {day} at {time} your time. Thanks for letting others know.";
export const toStudyCircle = "Go to Study Circle";
