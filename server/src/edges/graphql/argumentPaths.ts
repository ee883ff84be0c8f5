import {
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
  type ValueNode,
} from "graphql";
import type { FieldError } from "../../errors";
import { withoutSuggestions, withoutValues } from "./withoutValues";
import { foreign, type Message } from "../../messages";
import { fieldMessages } from "../../platform/messages";

/*
 * Errors name what is wrong by the path of the argument, as in `input.text` or `interests[3]`, no matter whether the value
 * was written into the document or came in a variable.
 */

/** The place of each variable of an operation: the path of the argument that it is first used for. */
export type VariablePlaces = ReadonlyMap<string, string>;

export function variablePlaces(document: DocumentNode, operation: OperationDefinitionNode): VariablePlaces {
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

/** A path that begins with a variable's name, as the path of the argument. */
export function toArgumentPath(places: VariablePlaces, path: string): string {
  return path.replace(/^[^.[]+/, (name) => places.get(name) ?? name);
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

const literalPaths = new WeakMap<ASTNode, string>();

/** Refuses nothing: it notes the path of each written value, for the errors of the other rules. */
export const noteLiterals: ValidationRule = (): ASTVisitor => ({
  Argument: ({ name, value }) => visitValue(value, name.value, (node, path) => literalPaths.set(node, path)),
});

/** What is wrong with a written value, or with a required one that is not there; null for errors about anything else. */
export function literalError({ message, nodes }: GraphQLError): FieldError | null {
  const [, argument] = /^Field "\w+" argument "(\w+)" of type /.exec(message) ?? [];
  if (argument) return { field: argument, message: fieldMessages.required({ field: argument }) };
  const [, missing] = /^Field "\w+\.(\w+)" of required type /.exec(message) ?? [];
  const path = nodes?.[0] && literalPaths.get(nodes[0]);
  if (path === undefined) return null;
  const field = missing ? `${path}.${missing}` : path;
  return { field, message: missing ? fieldMessages.required({ field }) : wrongValue(field, message) };
}

/** The rule that a value breaks, without the value and without names of the schema. */
export const wrongValue = (field: string, message: string): Message =>
  foreign(`${field}: ${withoutSuggestions(withoutValues(message)).replace(/\.$/, "")}`);
