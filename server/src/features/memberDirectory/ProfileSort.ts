import { registerEnumType } from "type-graphql";

export enum ProfileSort {
  NEWEST = "NEWEST",
  ACTIVE = "ACTIVE",
  BEST_MATCH = "BEST_MATCH",
}

registerEnumType(ProfileSort, {
  name: "ProfileSort",
  description: "In which order profiles are listed.",
  valuesConfig: {
    NEWEST: { description: "The newest profile first." },
    ACTIVE: { description: "Those of members who were here on the latest day first. Members only." },
    BEST_MATCH: {
      description:
        "With whom the viewer has most in common first: interest, skills, what each learns and knows, free hours. Members only; the best among some hundreds.",
    },
  },
});
