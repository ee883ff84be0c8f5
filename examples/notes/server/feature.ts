import { defineFeature } from "../../platform/feature";
import { NoteResolver } from "./NoteResolver";
import { noteRoutes } from "./rest/noteRoutes";

/** Notes that a member keeps for themselves. */
export const notes = defineFeature({
  resolvers: [NoteResolver],
  loaders: {},
  rest: {
    tags: [{ name: "Notes", description: "Notes that members keep for themselves." }],
    routes: noteRoutes,
  },
});
