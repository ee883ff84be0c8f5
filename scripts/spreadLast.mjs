/** The lint rule of measured paths (docs/decisions/112): properties are named, or the spread comes last. */
export const spreadLast = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const message = "On a measured path, name the properties or put the spread last (docs/decisions/112).";
    return { "ObjectExpression > SpreadElement:not(:last-child)": (node) => context.report({ node, message }) };
  },
};
