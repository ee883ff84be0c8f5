import { Field, Int, ObjectType } from "type-graphql";
import { makeInstances } from "../graphql/makeInstances";
import { type Connection, type Dated, type Edge, PageInfo, toCursor } from "./connection";
import type { Count } from "./count";

type NodeClass = abstract new () => object;

/** The GraphQL type of an edge to `node`. */
function edgeType(node: NodeClass, name: string) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `One ${name} of a list and its place in it.` })
  class EdgeType {
    @Field(() => String, { description: "The place of this entry, for `after`." })
    cursor!: string;

    @Field(() => node, { description: "The entry." })
    node!: object;
  }
  return EdgeType;
}

/**
 * The base type of a page of `node`s; each list extends it with its own name. It counts only on request. `edge`: a type of
 * edges with more fields.
 */
export function connectionType(node: NodeClass, name: string, edge: NodeClass = edgeType(node, name)) {
  @ObjectType({ simpleResolvers: true })
  abstract class ConnectionType {
    private counted?: Count | Promise<Count>;

    constructor(
      private readonly page: Connection<object>,
      private readonly count: () => Count | Promise<Count>,
    ) {
      makeInstances(node, page.nodes);
    }

    @Field(() => [edge], { description: "The entries with their cursors." })
    get edges(): Edge<object>[] {
      // Created on demand: most queries select only the nodes, and all cursors take a tenth of the time of a page.
      return this.page.edges ?? this.page.nodes.map((node) => ({ cursor: this.cursorOf(node), node }));
    }

    @Field(() => [node], { description: "The entries alone." })
    get nodes(): object[] {
      return this.page.nodes;
    }

    @Field(() => PageInfo, { description: "Where this page begins and ends." })
    get pageInfo(): PageInfo {
      return this.page.pageInfo;
    }

    @Field(() => Int, { description: "How many entries the whole list has." })
    async totalCount(): Promise<number> {
      return (await this.total()).value;
    }

    @Field(() => Boolean, { description: "Whether `totalCount` is exact; beyond 10,000 it may be an estimate." })
    async totalCountIsExact(): Promise<boolean> {
      return (await this.total()).isExact;
    }

    total(): Count | Promise<Count> {
      return (this.counted ??= this.count());
    }

    private cursorOf(node: object): string {
      return this.page.cursorOf?.(node) ?? toCursor(node as Dated);
    }
  }
  return ConnectionType;
}
