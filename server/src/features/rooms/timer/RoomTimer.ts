import { Field, Int, ObjectType } from "type-graphql";
import { RoomPhase } from "../choices";
import type { StudyRoom } from "../StudyRoom";
import { phaseAt } from "./timer";

@ObjectType({ simpleResolvers: true, description: "The timer that all people in a room share." })
export class RoomTimer {
  @Field(() => RoomPhase, { description: "What it is for at the moment." })
  phase!: RoomPhase;

  @Field(() => Date, { description: "When this phase began." })
  startedAt!: Date;

  @Field(() => Date, { description: "When this phase ends, and the next one begins." })
  endsAt!: Date;

  @Field(() => Date, { description: "The time of the service. Count from it: a device may have a wrong clock." })
  serverNow!: Date;

  @Field(() => Int, { description: "How long a focus takes." })
  focusMinutes!: number;

  @Field(() => Int, { description: "How long a break takes." })
  breakMinutes!: number;

  starterId!: string | null;
}

/** null while no timer runs. */
export function timerOf(room: StudyRoom, now = Date.now()): RoomTimer | null {
  const { timerStartedAt: startedAt, focusMinutes, breakMinutes, timerStarterId: starterId } = room;
  if (!startedAt) return null;
  const phase = phaseAt({ startedAt, focusMinutes, breakMinutes }, now);
  return Object.assign(new RoomTimer(), { ...phase, serverNow: new Date(now), focusMinutes, breakMinutes, starterId });
}
