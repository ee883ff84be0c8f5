/** The height of what a public page has for members only, reserved from the first paint: the boot script knows them. */
export const roomForMembers = "7rem";
