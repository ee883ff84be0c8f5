import { inEnglish, type Message } from "../../messages";

/** An answer that the contract words and numbers in its own way; its body is `{"msg"}`. */
export class ContractError extends Error {
  constructor(
    readonly status: number,
    text: Message,
  ) {
    super(inEnglish(text));
  }
}
