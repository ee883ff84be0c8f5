export const seeItAs = "See this page as";
export const viewers = { yourself: "Yourself", member: "A member", guest: "A guest" } as const;
export const seen = {
  yourself: "",
  member: "This is what other members see. The buttons don't work in this view.",
  guest: "This is what people who aren't logged in see.",
} as const;
export const unseen = {
  yourself: "",
  member: "Other members can't see you here.",
  guest: "People who aren't logged in can't see you here: your profile is for members only.",
} as const;
export const notFound = "We can't find this member";
export const notFoundText = "They may have left, or there may be a typo in the address.";
export const didNotLoad = "This view didn't load";
