import { InputType } from "type-graphql";
import { IdempotencyKeyField } from "../../platform/idempotency/keyField";
import { BuddyInput } from "../buddies/buddyInputs";

@InputType({ description: "The buddy to study with." })
export class OpenBuddyGroupInput extends BuddyInput {
  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
