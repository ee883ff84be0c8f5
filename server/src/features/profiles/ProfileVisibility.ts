import { registerEnumType } from "type-graphql";

export enum ProfileVisibility {
  PUBLIC = "PUBLIC",
  MEMBERS = "MEMBERS",
}

registerEnumType(ProfileVisibility, {
  name: "ProfileVisibility",
  description: "Who may see a profile.",
  valuesConfig: {
    PUBLIC: { description: "Everyone; what a new profile starts with." },
    MEMBERS: { description: "Members alone. For guests there is no such member." },
  },
});

export const profileVisibilities: readonly string[] = Object.values(ProfileVisibility);
