export const coding = "Coding";
export const finance = "Finance";
export const language = "Language";
export const chemistry = "Chemistry";
export const art = "Art";
export const medicine = "Medicine";
export const physics = "Physics";

export const developer = "Developer";
export const staff = "Staff";
export const artist = "Artist";
export const manager = "Manager";
export const learning = "Learning";
export const instructor = "Instructor or Teacher";
export const intern = "Intern";
export const otherStatus = "Other";

export const showMore = "Show more";
export const showLess = "Show less";

export const open = "Open to everyone";
export const openHint = "Anyone who is logged in can read, reply and join.";
export const onRequest = "Members only, ask to join";
export const onRequestHint = "Everyone sees the first message and the members. Only members read and write replies.";
export const privately = "Private, by invitation";
export const privatelyHint = "Only members can see it. People join with its invitation link.";

export const formatting = "Formatting";
export const bold = "Bold";
export const italic = "Italic";
export const list = "List";
export const quote = "Quote";
export const code = "Code";
export const withKeys = (label: string, keys: string) => `${label} (${keys})`;
export const preview = "Preview";
export const previewBelow = "The preview is below your message.";
export const nothingToPreview = "Write something to see how it will look.";
export const noPreview = "The preview didn't load. You can still send your message.";

export const peopleList = "People to mention";
export const peopleToMention = (count: number) =>
  count === 1
    ? "1 person to mention. Enter takes it."
    : `${count} people to mention. Arrow keys move, Enter takes one.`;
export const noPeople =
  "The people here didn't load. You can type the name without a link, or go on typing to try again.";

export const removedText = "Removed: ";
export const addedText = "Added: ";
export const endOfChange = " End.";
