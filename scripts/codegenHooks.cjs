// @ts-check
"use strict";
/**
 * A plugin of graphql-codegen: one hook for each operation, as in `usePostsQuery`, typed with the operation's own result
 * and variables. The hooks of typescript-react-apollo do not compile with Apollo Client 4.
 */
const { Kind } = require("graphql");

const kinds = { query: "Query", mutation: "Mutation", subscription: "Subscription" };

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

module.exports = {
  /** @param {unknown} _schema @param {{ document?: import("graphql").DocumentNode }[]} files */
  plugin(_schema, files) {
    const operations = files
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    const hooks = [...new Set(operations.map(({ operation }) => `use${kinds[operation]}`))].sort();
    return {
      prepend: [`import { ${hooks.join(", ")} } from "@apollo/client/react";`],
      content: operations.map(toHook).join("\n"),
    };
  },
};
