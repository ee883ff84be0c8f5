import { countOf } from "../../ui/formatCount";
import { isolate } from "../../ui/isolate";

export const add = "Add pictures";
export const addHint = (max: number) => `Up to ${max}. You can also paste them, or drop them here.`;
export const describe = (n: number) => `Describe picture ${n}`;
export const describeHint = "For people who can't see it";
export const remove = (n: number) => `Remove picture ${n}`;
export const removeFile = (name: string) => `Remove ${isolate(name)}`;
export const retry = "Try again";
export const sending = (name: string) => `Adding ${isolate(name)}`;
export const beingAdded = (count: number) => `Adding ${countOf(count, "picture", "pictures")}…`;
export const atMost = (max: number) => `A message can have ${max} pictures. The others were left out.`;
export const failedFirst = "One picture didn't arrive. Try it again, or remove it.";
export const gone = "One of these pictures is no longer there. Remove it and add it again.";

export const wrongKind = "Choose a JPEG, PNG or WebP picture.";
export const tooLarge = "This picture is larger than 8 MB.";
export const tooMany = "You've added many pictures today. Try again tomorrow.";
export const busy = "We couldn't take it just now. Please try again.";
export const offline = "The picture didn't arrive. Check your connection and try again.";
export const loggedOut = "You're logged out. Log in to add pictures.";

export const pictures = "Pictures";
export const open = (n: number, count: number) => (count === 1 ? "Open the picture" : `Open picture ${n} of ${count}`);
export const openDescribed = (description: string) => `Open the picture: ${description}`;
export const numberOf = (n: number, count: number) => (count === 1 ? "Picture" : `Picture ${n} of ${count}`);
export const previous = "Previous picture";
export const next = "Next picture";
export const missing = "This picture is no longer there.";
