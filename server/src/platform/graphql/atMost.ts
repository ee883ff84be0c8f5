import type { GraphQLField } from "graphql";
import { Extensions } from "type-graphql";

/** How long a list is at most, and which argument of its field makes it shorter: each of it gives so many entries. */
export interface ListSize {
  entries: number;
  argument: string;
  each: number;
}

/**
 * Declares the largest number of entries of a list of objects, or of the lists in an object. The cost of an operation
 * multiplies by it, or by `first` where that is less. A page needs none: its `first` is at most 100. A test of
 * `operationCost.ts` finds lists without it.
 */
export function AtMost(
  entries: number,
  { argument, each }: Omit<ListSize, "entries"> = { argument: "first", each: 1 },
): MethodDecorator & PropertyDecorator {
  return Extensions({ atMost: { entries, argument, each } satisfies ListSize });
}

/** The declared size; undefined for a page, and for anything without lists. */
export const atMostOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, "extensions">): ListSize | undefined =>
  extensions.atMost as ListSize | undefined;
