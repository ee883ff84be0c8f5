import type { Db } from "../../platform/database/Db";
import { oneLoader } from "../../platform/database/loader";
import { peopleCounts, roomsById } from "./roomStatements";
import type { StudyRoom } from "./StudyRoom";

interface PeopleCount {
  id: string;
  count: number;
}

export const roomLoaders = {
  /** null: nobody has been in it yet. */
  studyRoom: (db: Db) =>
    oneLoader(
      (ids) => db.rows<StudyRoom>(roomsById, [ids]),
      (room) => room.id,
    ),
  /** null: nobody is there. */
  peopleCount: (db: Db) =>
    oneLoader(
      (ids) => db.rows<PeopleCount>(peopleCounts, [ids]),
      (counted) => counted.id,
    ),
};
