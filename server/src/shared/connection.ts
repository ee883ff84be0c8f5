import { validate as isUuid } from "uuid";
import { Field, ObjectType } from "type-graphql";
import { badInput } from "../errors";
import { lists } from "./limits";
import { checkPageSize } from "./validation";

@ObjectType({ simpleResolvers: true, description: "Where a page of a list ends." })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether there is more after this page." })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Pass it as `after` for the next page; null when the page is empty.",
  })
  endCursor!: string | null;
}

/** What every list sorts by: newest first, ties broken by id. */
export interface Dated {
  id: string;
  createdAt: Date;
}

export interface Edge<T> {
  cursor: string;
  node: T;
}

export interface Connection<T> {
  edges: Edge<T>[];
  nodes: T[];
  pageInfo: PageInfo;
}

type NodeClass = abstract new () => object;

/** The GraphQL type of an edge to `node`. */
export function edgeType(node: NodeClass, name: string) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `One ${name} of a list and its place in it.` })
  class EdgeType {
    @Field(() => String, { description: "The place of this entry, for `after`." })
    cursor!: string;

    @Field(() => node, { description: "The entry." })
    node!: object;
  }
  return EdgeType;
}

/** The fields of a page of `node`s; each list names its own type and extends this one. */
export function connectionType(node: NodeClass, name: string) {
  const edge = edgeType(node, name);

  @ObjectType({ simpleResolvers: true })
  abstract class ConnectionType {
    @Field(() => [edge], { description: "The entries with their cursors." })
    edges!: Edge<object>[];

    @Field(() => [node], { description: "The entries alone." })
    nodes!: object[];

    @Field(() => PageInfo, { description: "Where this page ends." })
    pageInfo!: PageInfo;
  }
  return ConnectionType;
}

/** Which page: `first` entries `after` a cursor. */
export interface PageRequest {
  first: number;
  after?: string | null;
}

/** A judged page request. `after` is null for the first page. */
export interface Page {
  first: number;
  after: { createdAt: Date; id: string } | null;
}

export function toPage({ first, after }: PageRequest): Page {
  checkPageSize(first, lists.maxSize);
  return { first, after: after ? fromCursor(after) : null };
}

/** Builds a page from rows fetched with one more than asked for: that one only tells whether there is more. */
export function toConnection<T extends Dated>(rows: T[], first: number): Connection<T> {
  return new RowPage(rows.slice(0, first), rows.length > first);
}

/**
 * Most callers ask for the nodes alone, so the rest is worked out when it is asked for. A class, because getters of a
 * plain object would give each object a shape of its own, which keeps its rows until the next full garbage collection.
 */
class RowPage<T extends Dated> implements Connection<T> {
  constructor(
    readonly nodes: T[],
    private readonly hasNextPage: boolean,
  ) {}

  get pageInfo(): PageInfo {
    const last = this.nodes.at(-1);
    return { hasNextPage: this.hasNextPage, endCursor: last ? toCursor(last) : null };
  }

  get edges(): Edge<T>[] {
    return this.nodes.map((node) => ({ cursor: toCursor(node), node }));
  }
}

function toCursor({ createdAt, id }: Dated): string {
  return Buffer.from(`${createdAt.getTime()}_${id}`).toString("base64url");
}

function fromCursor(cursor: string): { createdAt: Date; id: string } {
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString().split("_");
  const createdAt = new Date(/^\d{1,15}$/.test(time) ? Number(time) : NaN);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) {
    throw badInput({ field: "after", message: "after is not a cursor of this list" });
  }
  return { createdAt, id };
}
