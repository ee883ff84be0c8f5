import {
  type ASTNode,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from "graphql";

/*
 * Errors name what is wrong by the path of the argument, as in `input.text` or `interests[3]`, no matter whether the value
 * was written into the document or came in a variable.
 */

/** The path of the argument that each variable of an operation is first used for. */
export function variablePlaces(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const note = (node: ASTNode, path: string) => {
    if (node.kind === Kind.VARIABLE && !places.has(node.name.value)) places.set(node.name.value, path);
  };
  const seen = new Set<string>();
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value;
        const fragment = document.definitions.find(
          (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
        );
        if (!seen.has(name) && fragment && "selectionSet" in fragment) walk((seen.add(name), fragment.selectionSet));
        continue;
      }
      if (selection.kind === Kind.FIELD)
        for (const { name, value } of selection.arguments ?? []) visitValue(value, name.value, note);
      if (selection.selectionSet) walk(selection.selectionSet);
    }
  };
  walk(operation.selectionSet);
  return places;
}

/** The path of a value, or of a field of one, that is written into the document; undefined for any other node. */
export function literalPath(document: DocumentNode, literal: ASTNode): string | undefined {
  let found: string | undefined;
  const note = (node: ASTNode, path: string) => {
    if (node === literal) found = path;
  };
  visit(document, { Argument: ({ name, value }) => visitValue(value, name.value, note) });
  return found;
}

function visitValue(node: ValueNode, path: string, note: (node: ASTNode, path: string) => void): void {
  note(node, path);
  if (node.kind === Kind.LIST) node.values.forEach((value, index) => visitValue(value, `${path}[${index}]`, note));
  if (node.kind !== Kind.OBJECT) return;
  for (const field of node.fields) {
    note(field, `${path}.${field.name.value}`);
    visitValue(field.value, `${path}.${field.name.value}`, note);
  }
}
