import { registerEnumType } from "type-graphql";

export enum GroupSort {
  ACTIVE = "ACTIVE",
  NEWEST = "NEWEST",
  LARGEST = "LARGEST",
  SOON = "SOON",
}

registerEnumType(GroupSort, {
  name: "GroupSort",
  description: "In which order groups are listed.",
  valuesConfig: {
    ACTIVE: { description: "Where something was written lately first, to the last ten minutes." },
    NEWEST: { description: "Those started last first." },
    LARGEST: { description: "Those with the most members first." },
    SOON: { description: "Those that study together next first; only those with a date in the next 31 days." },
  },
});
