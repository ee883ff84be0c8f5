import { type GraphQLNamedType, type GraphQLUnionType, isUnionType } from "graphql";
import { Extensions } from "type-graphql";
import type { AppContext } from "../context";

/** How the objects of a type belong to a member: they are hidden from viewers who may not see that member. */
export interface Belonging {
  /** The member whom the viewer must be able to see; null if that is certain. */
  hiddenWith(value: unknown): string | null;
  /** Whether the viewer may see the object in any case. */
  isOpenTo?(value: unknown, ctx: AppContext): Promise<boolean>;
  /** Instead of hiding the object: `with` is the member, `fold` returns a reduced version. */
  fold?: { with(value: unknown): string; fold(value: unknown): unknown };
}

interface Owned<T> {
  hiddenWith(value: T): string | null;
  isOpenTo?(value: T, ctx: AppContext): Promise<boolean>;
  fold?: { with(value: T): string; fold(value: T): T };
}

/** Declares to which member the objects of a type belong. */
export const OfMember = <T>(owned: Owned<T>): ClassDecorator => Extensions({ ofMember: owned });

export function belongingOf(type: GraphQLNamedType): Belonging | undefined {
  return isUnionType(type) ? belongingOfAny(type) : (type.extensions.ofMember as Belonging | undefined);
}

/** The type of a union member is found by the class of the value. Objects in unions are hidden, not folded. */
function belongingOfAny(type: GraphQLUnionType): Belonging {
  const byName = new Map(type.getTypes().map((member) => [member.name, belongingOf(member)]));
  return {
    hiddenWith(value) {
      const found = byName.get((value as object).constructor.name);
      return found?.fold?.with(value) ?? found?.hiddenWith(value) ?? null;
    },
  };
}
