// @ts-check
"use strict";
/**
 * A plugin of graphql-codegen. It writes the document of each operation and fragment, and one hook for each operation, as
 * in `usePostsQuery`, typed with the operation's own result and variables. The plugin typescript-react-apollo repeats each
 * fragment in every document that spreads it, and its hooks do not compile with Apollo Client 4.
 */
const { Kind, visit } = require("graphql");

const kinds = { query: "Query", mutation: "Mutation", subscription: "Subscription" };

/** @typedef {import("graphql").OperationDefinitionNode | import("graphql").FragmentDefinitionNode} Definition */

/** @param {import("graphql").OperationDefinitionNode} operation */
function toHook({ name, operation, variableDefinitions }) {
  const kind = kinds[operation];
  const type = `${name?.value}${kind}`;
  const types = `${type}, ${type}Variables`;
  const isRequired = variableDefinitions?.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const options = `options${isRequired && kind !== "Mutation" ? "" : "?"}: use${kind}.Options<${types}>`;
  // A mutation may get its variables when it is called.
  const call = `use${kind}<${types}>(${name?.value}Document, options as use${kind}.Options<${types}>)`;
  return `export const use${type} = (${options}) => ${call};`;
}

/**
 * The definition as a constant, which several documents can share. Places in the source and empty lists are left out.
 * @param {Definition} definition
 */
function toConstant(definition) {
  const json = JSON.stringify(definition, (key, value) =>
    key === "loc" || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
  return `const ${constantOf(definition)} = ${json} as unknown as DefinitionNode;`;
}

/**
 * The definition, and the fragments that it spreads, with theirs.
 * @param {Definition} definition @param {Map<string, Definition>} fragments
 */
function toDocument(definition, fragments) {
  const parts = [definition, ...spreadIn(definition, fragments)].map(constantOf).join(", ");
  const suffix = definition.kind === Kind.FRAGMENT_DEFINITION ? "FragmentDoc" : "Document";
  const document = `{"kind":"Document","definitions":[${parts}]} as unknown as DocumentNode`;
  return `export const ${definition.name?.value}${suffix} = ${document};`;
}

/** @param {Definition} definition @param {Map<string, Definition>} fragments @returns {Definition[]} */
function spreadIn(definition, fragments) {
  /** @type {Set<Definition>} */
  const found = new Set();
  /** @param {Definition} from */
  const collect = (from) =>
    visit(from, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`The fragment ${name.value} is in none of the documents`);
        if (found.has(fragment)) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  collect(definition);
  return [...found];
}

/** @param {Definition} definition */
const constantOf = ({ kind, name }) => `${kind === Kind.FRAGMENT_DEFINITION ? "fragment" : "operation"}${name?.value}`;

module.exports = {
  /** @param {unknown} _schema @param {{ document?: import("graphql").DocumentNode }[]} files */
  plugin(_schema, files) {
    const definitions = files
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter((node) => node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION);
    const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    const fragments = new Map(
      definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
    );
    const hooks = [...new Set(operations.map(({ operation }) => `use${kinds[operation]}`))].sort();
    return {
      prepend: [
        ...(hooks.length > 0 ? [`import { ${hooks.join(", ")} } from "@apollo/client/react";`] : []),
        'import type { DefinitionNode, DocumentNode } from "graphql";',
      ],
      content: [
        ...definitions.map(toConstant),
        ...definitions.map((definition) => toDocument(definition, fragments)),
        ...operations.map(toHook),
      ].join("\n"),
    };
  },
};
