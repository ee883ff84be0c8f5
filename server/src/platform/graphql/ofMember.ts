import { type GraphQLNamedType, type GraphQLUnionType, isUnionType } from "graphql";
import { Extensions } from "type-graphql";
import type { AppContext } from "../context";

/** The member that something belongs to: it is hidden from those who may not see that member. */
export interface Belonging {
  /** Who must be seen for it to be there at all; null when that is known to be so. */
  hiddenWith(value: unknown): string | null;
  /** Whether the viewer may see it all the same. */
  isOpenTo?(value: unknown, ctx: AppContext): Promise<boolean>;
  /** What stays, folded, when this member is not seen. */
  fold?: { with(value: unknown): string; fold(value: unknown): unknown };
}

interface Owned<T> {
  hiddenWith(value: T): string | null;
  isOpenTo?(value: T, ctx: AppContext): Promise<boolean>;
  fold?: { with(value: T): string; fold(value: T): T };
}

/** Says to which member the objects of a type belong. */
export const OfMember = <T>(owned: Owned<T>): ClassDecorator => Extensions({ ofMember: owned });

export function belongingOf(type: GraphQLNamedType): Belonging | undefined {
  return isUnionType(type) ? belongingOfAny(type) : (type.extensions.ofMember as Belonging | undefined);
}

/** The types of a union are found by the class of a value. Nothing is folded there: it is hidden instead. */
function belongingOfAny(type: GraphQLUnionType): Belonging {
  const byName = new Map(type.getTypes().map((member) => [member.name, belongingOf(member)]));
  return {
    hiddenWith(value) {
      const found = byName.get((value as object).constructor.name);
      return found?.fold?.with(value) ?? found?.hiddenWith(value) ?? null;
    },
  };
}
