export const choose = "Upload a photo";
export const chooseHint = "JPEG, PNG or WebP, up to 8 MB";
export const title = "Your photo";
export const frame =
  "The part of the photo that others see. Drag it, or move it with the arrow keys and zoom with plus and minus.";
export const zoom = "Zoom";
export const hint = "Drag the photo, or use the arrow keys.";
export const use = "Use this photo";
export const cancel = "Cancel";
export const loading = "Opening the photo";
export const unreadable = "We can't open this file. Choose a JPEG, PNG or WebP picture.";
