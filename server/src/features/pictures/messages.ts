import { declareMessages } from "../../messages";

export const pictureMessages = declareMessages("pictures", {
  noPicture: "There is no such picture",
  missing: "Send the picture as the body of the request",
  unreadable: "This file is not a JPEG, PNG or WebP picture, or it is damaged",
  animated: "Moving pictures are not supported",
  tooManyPixels: "The picture is too large: it may have {max} million pixels",
  notYours: "{field} is none of your pictures that can still be used",
  repeated: "{field} repeats a picture",
});
