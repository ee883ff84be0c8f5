import { type JsonSchema, objectWith, text } from "./describe";

/** Numbers in an address are read leniently: what is none counts as left out. */
const numberInAddress = (description: string, more: JsonSchema = {}) => ({
  anyOf: [{ type: "integer", ...more }, { type: "string" }],
  description,
});
export const limitOf = (description: string) => numberInAddress(description);

export const range = objectWith([], {
  limit: limitOf("How many; the server's longest list when left out or not a positive number, and at most that."),
  skip: numberInAddress("How many to pass over. A `cursor` does not repeat entries when new ones arrive.", {
    minimum: 0,
  }),
  cursor: text("Where the page before ended: opaque, from its `Link` header. `skip` does not count then."),
});
