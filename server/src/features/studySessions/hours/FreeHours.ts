import { Field, Int, ObjectType } from "type-graphql";
import { Weekday } from "../../../platform/time/weekday";

@ObjectType({ simpleResolvers: true, description: "A time of the week at which several members of a group are free." })
export class FreeHours {
  @Field(() => Weekday, { description: "On which day, by the clock that was asked for." })
  weekday!: Weekday;

  @Field(() => String, { description: "When it begins, as `19:00`." })
  time!: string;

  @Field(() => Int, { description: "How many are free then." })
  free!: number;

  @Field(() => Int, { description: "Of how many who show their free hours to the viewer." })
  of!: number;
}
