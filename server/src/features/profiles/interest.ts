import { registerEnumType } from "type-graphql";

/** What a member wants to learn. The numbers are stored and sent over REST. */
export enum Interest {
  CODING = 1,
  FINANCE = 2,
  LANGUAGE = 3,
  CHEMISTRY = 4,
  ART = 5,
  MEDICINE = 6,
  PHYSICS = 7,
}

registerEnumType(Interest, {
  name: "Interest",
  description: "The seven fields of interest by which buddies find each other.",
  valuesConfig: {
    CODING: { description: "1 over REST; what a new profile starts with." },
    FINANCE: { description: "2 over REST." },
    LANGUAGE: { description: "3 over REST." },
    CHEMISTRY: { description: "4 over REST." },
    ART: { description: "5 over REST." },
    MEDICINE: { description: "6 over REST." },
    PHYSICS: { description: "7 over REST." },
  },
});

export const interests: readonly number[] = Object.values(Interest).filter((value) => typeof value === "number");
