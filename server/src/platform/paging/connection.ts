import { validate as isUuid } from "uuid";
import { Field, ObjectType } from "type-graphql";
import { badInput } from "../../errors";
import { lists } from "../limits/limits";
import { fieldMessages } from "../messages";
import { checkPageSize } from "../validation/validation";

@ObjectType({ simpleResolvers: true, description: "Where a page of a list begins and ends." })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether there is more after this page." })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description: "Whether the list begins before this page: true for a page after a cursor, or with a number above 1.",
  })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: "The cursor of the first entry; null when the page is empty." })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Pass it as `after` for the next page; null when the page is empty.",
  })
  endCursor!: string | null;
}

/** The sort key of every list: newest first, then by id. */
export interface Dated {
  id: string;
  createdAt: Date;
}

export interface Edge<T> {
  cursor: string;
  node: T;
}

export interface Connection<T> {
  nodes: T[];
  /** Only if edges have more than a node and its cursor. */
  edges?: Edge<T>[];
  /** The cursor of a node; by default `toCursor`. */
  cursorOf?(node: T): string;
  pageInfo: PageInfo;
}

/** Which page: `first` entries `after` a cursor. */
export interface PageRequest {
  first: number;
  after?: string | null;
}

/** A validated page request. `after` is null for the first page. */
export interface Page {
  first: number;
  after: { createdAt: Date; id: string } | null;
  hasPreviousPage: boolean;
}

/** A part of a list, by position or after an entry. */
export interface ListRange {
  skip: number;
  limit: number;
  after?: Dated | null;
}

export function toPage({ first, after }: PageRequest): Page {
  checkPageSize(first, lists.maxSize);
  return { first, after: after ? fromCursor(after) : null, hasPreviousPage: Boolean(after) };
}

/**
 * Builds a page from one row more than requested, which shows whether there is a next page. A page is a plain object without
 * getters, because V8 would create a hidden class for each, which retains its rows until the next full garbage collection.
 */
export function toConnection<T extends Dated>(
  rows: T[],
  { first, hasPreviousPage }: { first: number; hasPreviousPage: boolean },
  cursorOf: (row: T) => string = toCursor,
): Connection<T> {
  const nodes = rows.slice(0, first);
  const [newest, oldest] = [nodes[0], nodes.at(-1)];
  const pageInfo = {
    hasNextPage: rows.length > first,
    hasPreviousPage,
    startCursor: newest ? cursorOf(newest) : null,
    endCursor: oldest ? cursorOf(oldest) : null,
  };
  return { nodes, cursorOf, pageInfo };
}

/** A page of a list that the viewer may not read. */
export const emptyPage = <T extends Dated>(request: PageRequest): Connection<T> => toConnection<T>([], toPage(request));

export function toCursor({ createdAt, id }: Dated): string {
  return Buffer.from(`${createdAt.getTime()}_${id}`).toString("base64url");
}

export function fromCursor(cursor: string, field = "after"): { createdAt: Date; id: string } {
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString().split("_");
  const createdAt = new Date(/^\d{1,15}$/.test(time) ? Number(time) : NaN);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) {
    throw badInput({ field, message: fieldMessages.noCursor({ field }) });
  }
  return { createdAt, id };
}
