import { registerEnumType } from "type-graphql";

/** What a member does with a book. */
export enum Shelf {
  WANT = "WANT",
  READING = "READING",
  DONE = "DONE",
}

/** Who may see what a member reads. */
export enum ShelfVisibility {
  BUDDIES = "BUDDIES",
  NOBODY = "NOBODY",
}

registerEnumType(Shelf, {
  name: "Shelf",
  description: "Where a member has put a book.",
  valuesConfig: {
    WANT: { description: "They want to read it. Nobody else is shown this." },
    READING: { description: "They are reading it." },
    DONE: { description: "They have read it." },
  },
});

registerEnumType(ShelfVisibility, {
  name: "ShelfVisibility",
  description: "Who may see which books a member is reading or has read.",
  valuesConfig: {
    BUDDIES: { description: "Their buddies; what everyone starts with." },
    NOBODY: { description: "Nobody else." },
  },
});
