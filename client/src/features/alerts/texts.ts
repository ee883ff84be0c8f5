export const done = "Done";
export const problem = "Problem";
export const close = "Close alert";
