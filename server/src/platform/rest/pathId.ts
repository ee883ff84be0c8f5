import { validate as isUuid } from "uuid";
import { ContractError } from "./ContractError";
import type { Message } from "../../messages";

/** The id in a path; one that no row can have gets the contract's own answer. */
export function pathId(id: string, otherwise: { status: number; text: Message }): string {
  if (!isUuid(id)) throw new ContractError(otherwise.status, otherwise.text);
  return id;
}
