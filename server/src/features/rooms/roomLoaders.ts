import type { Db } from "../../platform/database/Db";
import { oneLoader } from "../../platform/database/loader";
import { rooms as limits } from "./limits";
import { selectStats } from "./stats/readStats";
import type { RoomSeat } from "./presence/RoomSeat";
import { peopleCounts, roomsById, seatsOf } from "./roomStatements";
import type { StudyRoom } from "./StudyRoom";

interface PeopleCount {
  id: string;
  count: number;
}

export const roomLoaders = {
  /** null: nobody has entered it yet. */
  studyRoom: (db: Db) =>
    oneLoader(
      (ids) => db.rows<StudyRoom>(roomsById, [ids]),
      (room) => room.id,
    ),
  /** The seat of a member, wherever it is; null: they are in no room. */
  seatOfMember: (db: Db) =>
    oneLoader(
      (ids) => db.rows<RoomSeat>(seatsOf, [ids]),
      (seat) => seat.userId,
    ),
  /** The study time of a member in the weeks that a profile shows. */
  statsOfMember: (db: Db) =>
    oneLoader(
      (ids) => selectStats(db, ids, limits.profileWeeks),
      ({ userId }) => userId,
    ),
  /** null: nobody is there. */
  peopleCount: (db: Db) =>
    oneLoader(
      (ids) => db.rows<PeopleCount>(peopleCounts, [ids]),
      (counted) => counted.id,
    ),
};
