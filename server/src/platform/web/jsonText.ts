import type { FastifyRequest } from "fastify";
import { AppError } from "../../errors";
import { declareMessages } from "../../messages";
import { decodeText, isUtf8Type } from "../validation/decodeText";

const messages = declareMessages("encoding", {
  otherCharset: "Bodies are read in UTF-8 only",
  bodyNotUtf8: "The body is not valid UTF-8",
});

/** The text of a JSON body. Another charset is 415; bytes that are not UTF-8 are 400. The same for REST and GraphQL. */
export function readJsonText({ headers }: Pick<FastifyRequest, "headers">, body: Buffer): string {
  if (!isUtf8Type(headers["content-type"])) throw new AppError("BAD_REQUEST", messages.otherCharset(), { status: 415 });
  const text = decodeText(body);
  if (text === null) throw new AppError("BAD_REQUEST", messages.bodyNotUtf8());
  return text;
}
