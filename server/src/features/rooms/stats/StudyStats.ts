import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "The minutes of one day." })
export class StudyDay {
  @Field(() => String, { description: "The day on the member's calendar then, as `2026-03-01`." })
  date!: string;

  @Field(() => Int, { description: "Minutes in a focus, 1 to 960." })
  minutes!: number;
}

@ObjectType({ simpleResolvers: true, description: "What a member has studied in rooms." })
export class StudyStats {
  @Field(() => [StudyDay], { description: "The days with minutes, the newest first." })
  days!: StudyDay[];

  @Field(() => Int, {
    description: "Days studied in a row. A streak can rest for up to 7 days of each month, and today is not over.",
  })
  streakDays!: number;

  @Field(() => [String], {
    description: "The days of these weeks on which the streak rested, as `2026-03-01`, the newest first.",
  })
  restDays!: string[];

  @Field(() => Int, { description: "For how many more days of this month the streak can rest." })
  restDaysLeft!: number;

  @Field(() => Int, { description: "All minutes of these weeks." })
  totalMinutes!: number;

  @Field(() => Int, { description: "How many goals of these weeks are done." })
  goalsDone!: number;

  @Field(() => Int, {
    nullable: true,
    description: "How many minutes the viewer wants to study in seven days; null without a goal, and on anyone else.",
  })
  weeklyGoal!: number | null;
}
