import { IsEnum, IsInt, IsUUID, Max, Min, ValidateIf } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { rooms as limits } from "./limits";
import { fieldMessages } from "../../platform/messages";
import { MaxCharacters, MayBeEmpty, saying } from "../../platform/validation/validation";
import { FocusResult } from "./choices";

const noId = saying((field) => fieldMessages.noId({ field }));
const invalid = saying((field) => fieldMessages.invalid({ field }), {
  type: "string",
  enum: Object.values(FocusResult),
});
const { focusMinutes, breakMinutes, weeklyGoal } = limits;

const within = ({ min, max }: { min: number; max: number }) =>
  saying((field) => fieldMessages.outOfRange({ field, min, max }), { type: "integer", minimum: min, maximum: max });

@InputType({ description: "A study room." })
export class RoomInput {
  @Field(() => ID, { nullable: true, description: "The id of its group or date; left out: the commons." })
  @IsUUID("all", noId)
  @MayBeEmpty()
  roomId?: string | null;
}

@InputType({ description: "A study room, and what the viewer wants to do there." })
export class EnterRoomInput extends RoomInput {
  @Field(() => String, { nullable: true, description: `One line of at most ${limits.goal} characters; others see it.` })
  @MaxCharacters(limits.goal)
  @MayBeEmpty()
  goal?: string | null;
}

@InputType({ description: "A study room, and the phases of its timer." })
export class StartTimerInput extends RoomInput {
  @Field(() => Int, {
    defaultValue: focusMinutes.usual,
    description: `How long a focus takes, ${focusMinutes.min} to ${focusMinutes.max} minutes.`,
  })
  @Max(focusMinutes.max, within(focusMinutes))
  @Min(focusMinutes.min, within(focusMinutes))
  @IsInt(within(focusMinutes))
  focusMinutes: number = focusMinutes.usual;

  @Field(() => Int, {
    defaultValue: breakMinutes.usual,
    description: `How long a break takes, ${breakMinutes.min} to ${breakMinutes.max} minutes.`,
  })
  @Max(breakMinutes.max, within(breakMinutes))
  @Min(breakMinutes.min, within(breakMinutes))
  @IsInt(within(breakMinutes))
  breakMinutes: number = breakMinutes.usual;
}

/** Over REST the path names the focus. */
@InputType()
export class RestFocusResult {
  @Field(() => FocusResult, { description: "How far; a later answer replaces an earlier one." })
  @IsEnum(FocusResult, invalid)
  result!: FocusResult;
}

@InputType({ description: "A focus, and how far the viewer came." })
export class FinishFocusInput extends RestFocusResult {
  @Field(() => ID, { description: "The id of the focus." })
  @IsUUID("all", noId)
  focusId!: string;
}

@InputType({ description: "How much the viewer wants to study." })
export class SetWeeklyGoalInput {
  @Field(() => Int, {
    nullable: true,
    description: `Minutes in seven days, ${weeklyGoal.min} to ${weeklyGoal.max}; null: no goal. Left out: it stays.`,
  })
  @Max(weeklyGoal.max, within(weeklyGoal))
  @Min(weeklyGoal.min, within(weeklyGoal))
  @IsInt(within(weeklyGoal))
  // An empty text is no way to remove it.
  @ValidateIf((_object, minutes) => minutes !== null && minutes !== undefined, { context: { keepsStored: true } })
  minutes?: number | null;
}
