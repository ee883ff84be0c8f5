import { defineFeature } from "../../platform/feature";
import { onEvent } from "../../platform/events/onEvent";
import { noteEvents } from "./events";
import { NoteResolver } from "./NoteResolver";
import { removeOldNotes } from "./removeOldNotes";
import { noteData } from "./personalData";
import { noteRoutes } from "./rest/noteRoutes";

/** Notes that a member keeps for themselves. */
export const notes = defineFeature({
  resolvers: [NoteResolver],
  loaders: {},
  events: noteEvents,
  subscriptions: [onEvent("noteAdded", removeOldNotes)],
  rest: {
    tags: [{ name: "Notes", description: "Notes that members keep for themselves." }],
    routes: noteRoutes,
  },
  personalData: noteData,
});
