import { registerEnumType } from "type-graphql";

export enum GroupSort {
  ACTIVE = "ACTIVE",
  NEWEST = "NEWEST",
  LARGEST = "LARGEST",
}

registerEnumType(GroupSort, {
  name: "GroupSort",
  description: "In which order groups are listed.",
  valuesConfig: {
    ACTIVE: { description: "Where something was written lately first, to the last ten minutes." },
    NEWEST: { description: "Those started last first." },
    LARGEST: { description: "Those with the most members first." },
  },
});
