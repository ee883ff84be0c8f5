export const notes = "Notes";
export const yourNotes = "Your notes";
export const notesMissing = "The notes didn't load";
export const noNotes = "No notes yet";
export const onlyForYou = "What you write down here, only you see.";
