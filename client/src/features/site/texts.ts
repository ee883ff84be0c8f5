export const readOnly =
  "Study Circle can only be read for now. You can look at everything, but nothing new can be saved until this is over.";
export const dismiss = "Dismiss";
