export const done = "Done";
export const problem = "Problem";
export const close = "Close alert";
export const copyLink = "Copy link";
export const linkCopied = "The link is copied.";
