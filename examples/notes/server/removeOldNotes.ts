import { In } from "typeorm";
import { delivered } from "../../platform/events/events";
import { defineJob } from "../../platform/jobs/defineJob";
import { noteEvents } from "./events";
import { Note } from "./Note";

/** So many notes of a member are kept, the newest. */
export const maxNotes = 3;

/** Runs after each new note; a second run finds nothing to remove. */
export const removeOldNotes = defineJob({
  name: "remove-old-notes",
  schema: delivered(noteEvents.noteAdded),
  async run({ db }, { ownerId }) {
    const old = await db.find(Note, {
      select: { id: true },
      where: { ownerId },
      order: { createdAt: "DESC", id: "DESC" },
      skip: maxNotes,
      take: 100,
    });
    await db.delete(Note, { id: In(old.map(({ id }) => id)) });
  },
});
