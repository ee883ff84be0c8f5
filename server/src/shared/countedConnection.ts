import { Field, Int, ObjectType } from "type-graphql";
import { type Connection, connectionType } from "./connection";
import type { Count } from "./count";

/** The GraphQL type of a page that also knows how long the whole list is; it counts only when that is asked. */
export function countedConnectionType(node: abstract new () => object, name: string) {
  @ObjectType({ simpleResolvers: true })
  abstract class CountedConnectionType extends connectionType(node, name) {
    private counted?: Promise<Count>;

    constructor(
      readonly page: Connection<object>,
      private readonly pageSize: number,
      private readonly count: () => Promise<Count>,
    ) {
      super();
    }

    @Field(() => Int, { description: "How many entries the whole list has." })
    async totalCount(): Promise<number> {
      return (await this.total()).value;
    }

    @Field(() => Boolean, { description: "Whether `totalCount` is exact; beyond 10,000 it is an estimate." })
    async totalCountIsExact(): Promise<boolean> {
      return (await this.total()).isExact;
    }

    @Field(() => Int, { description: "How many pages of this size the whole list has; at least 1." })
    async pageCount(): Promise<number> {
      return Math.max(1, Math.ceil((await this.total()).value / this.pageSize));
    }

    private total(): Promise<Count> {
      return (this.counted ??= this.count());
    }
  }
  for (const field of ["edges", "nodes", "pageInfo"] as const) {
    const get = function (this: CountedConnectionType) {
      return this.page[field];
    };
    Object.defineProperty(CountedConnectionType.prototype, field, { get });
  }
  return CountedConnectionType;
}
