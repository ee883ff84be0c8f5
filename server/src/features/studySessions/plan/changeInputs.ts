import { Type } from "class-transformer";
import { IsDate, IsIn, IsObject, IsUUID, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { fieldMessages } from "../../../platform/messages";
import { sessions as limits } from "../limits";
import { IsClockTime } from "../../../platform/time/clockTime";
import { IsFilled, MaxCharacters, MayBeEmpty, MayBeLeftOut, saying } from "../../../platform/validation/validation";
import { Interest, interests } from "../../profiles/interest";
import { Company } from "../choices";
import { sessionMessages } from "../messages";
import { EndsInput, RepeatsInput } from "./repeats";
import { companies, IsMinutes, IsPartners, IsSeats, oneOf } from "./sessionInputs";

const noId = saying((field) => fieldMessages.noId({ field }));
const invalid = saying((field) => fieldMessages.invalid({ field }));

@InputType({ description: "A session." })
export class StudySessionInput {
  @Field(() => ID, { description: "The session's id." })
  @IsUUID("all", noId)
  sessionId!: string;
}

@InputType({ description: "One date of a session." })
export class OccurrenceInput {
  @Field(() => ID, { description: "The date's id." })
  @IsUUID("all", noId)
  occurrenceId!: string;
}

@InputType({ description: "When one date of a session is instead." })
export class MoveOccurrenceInput extends OccurrenceInput {
  @Field(() => Date, { nullable: true, description: "When it begins: in the future; left out: when it did before." })
  @IsDate(invalid)
  @MayBeEmpty()
  startsAt?: Date | null;

  @Field(() => Int, { nullable: true, description: "How long it takes; left out: as long as before." })
  @IsMinutes()
  @MayBeEmpty()
  durationMinutes?: number | null;
}

/** Over REST the path names the session, and the body is all of this. */
@InputType()
export class ChangedSession {
  @Field(() => String, { nullable: true, description: `1 to ${limits.title} characters; it cannot be cleared.` })
  @MaxCharacters(limits.title)
  @IsFilled(sessionMessages.titleRequired())
  @MayBeLeftOut()
  title?: string;

  @Field(() => String, { nullable: true, description: `At most ${limits.goal} characters; null clears it.` })
  @MaxCharacters(limits.goal)
  @MayBeEmpty()
  goal?: string | null;

  @Field(() => String, { nullable: true, description: "When it begins by the clock of its zone, as `19:00`." })
  @IsClockTime()
  @MayBeLeftOut()
  startTime?: string;

  @Field(() => Int, {
    nullable: true,
    description: `${limits.minutes.min} to ${limits.minutes.max} minutes.`,
  })
  @IsMinutes()
  @MayBeLeftOut()
  durationMinutes?: number;

  @Field(() => String, {
    nullable: true,
    description: `A link, or a place of at most ${limits.place} characters; null clears it.`,
  })
  @MaxCharacters(limits.place)
  @MayBeEmpty()
  place?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "How many have a place on each date; null: as many as like. Never fewer than already go on a date to come.",
  })
  @IsSeats()
  @MayBeEmpty()
  capacity?: number | null;

  @Field(() => Company, {
    nullable: true,
    description:
      "Who may take a free seat from now on; who has one keeps it. Back to NOBODY only while nobody has one.",
  })
  @IsIn(companies, oneOf(companies))
  @MayBeLeftOut()
  company?: Company;

  @Field(() => Int, {
    nullable: true,
    description: `How many others an open session has a seat for: ${limits.partners.min} to ${limits.partners.max}, never fewer than have one.`,
  })
  @IsPartners()
  @MayBeLeftOut()
  partners?: number;

  @Field(() => Interest, { nullable: true, description: "What an open session is about; null clears it." })
  @IsIn(interests, invalid)
  @MayBeEmpty()
  interest?: Interest | null;
}

@InputType({ description: "What to change of a session. A field that is left out stays as it is." })
export class UpdateStudySessionInput extends ChangedSession {
  @Field(() => ID, { description: "The session's id." })
  @IsUUID("all", noId)
  sessionId!: string;

  @Field(() => RepeatsInput, {
    nullable: true,
    description:
      "How often, from now on. A session that takes place once cannot be made to repeat, nor the other way round.",
  })
  @ValidateNested()
  @IsObject(invalid)
  @Type(() => RepeatsInput)
  @MayBeLeftOut()
  repeats?: RepeatsInput;

  @Field(() => EndsInput, { nullable: true, description: "Its end, counted with the dates that are over." })
  @ValidateNested()
  @IsObject(invalid)
  @Type(() => EndsInput)
  @MayBeLeftOut()
  ends?: EndsInput;
}
