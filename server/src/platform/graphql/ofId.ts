import { type GraphQLResolveInfo, isObjectType } from "graphql";
import { Extensions } from "type-graphql";
import { selectedPaths } from "./lookAhead";

/** Declares that a field needs only the id of its row. */
export const OfId = (): MethodDecorator => Extensions({ isOfId: true });

/** Whether all selected fields need only the id, so that the row need not be read. */
export function isOfIdOnly(info: GraphQLResolveInfo, typeName: string): boolean {
  const type = info.schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  const fields = type.getFields();
  const selected = [...selectedPaths(info)].filter((path) => !path.includes("."));
  return selected.every((name) => ["id", "__typename"].includes(name) || fields[name]?.extensions.isOfId === true);
}
