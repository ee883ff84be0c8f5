/** Attributes and properties with texts for people. */
const spoken = /^(aria-label|aria-description|alt|title|placeholder|label|hint|text|message|\w*(Label|Title))$/;

const hasWords = (text) => /\p{L}{2}/u.test(text);

/** Matches sentences, but no keys, classes or paths. */
const isSentence = (text) => /^\W*\p{Lu}[\p{L}'’]*,? [\p{L}\d]/u.test(text);

const textOf = (node) => {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : "";
  return node.quasis.map(({ value }) => value.cooked).join("…");
};

/** Whether the text is part of an error for the console or the log. */
const isThrown = (node) => node.parent.type === "NewExpression" && /Error$/.test(node.parent.callee.name);

const isKey = (node) => node.parent.type === "Property" && node.parent.key === node;

/** Whether the text is shown on screen, directly or as one branch of a condition. */
function isShown(node) {
  const { parent } = node;
  if (parent.type === "ConditionalExpression" || parent.type === "LogicalExpression") {
    return parent.test !== node && isShown(parent);
  }
  if (parent.type === "JSXExpressionContainer") return isShown(parent);
  if (parent.type === "JSXElement" || parent.type === "JSXFragment") return true;
  if (parent.type === "JSXAttribute") return spoken.test(parent.name.name);
  return parent.type === "Property" && parent.value === node && spoken.test(parent.key.name);
}

/** The ESLint rule: texts for people are in `texts.ts` of their folder, where they can be translated. */
export const ownTexts = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const report = (node) => context.report({ node, message: "Sentences for people belong in texts.ts." });
    const check = (node) => {
      const text = textOf(node);
      if (hasWords(text) && !isThrown(node) && !isKey(node) && (isSentence(text) || isShown(node))) report(node);
    };
    return {
      JSXText: (node) => hasWords(node.value) && report(node),
      Literal: check,
      TemplateLiteral: check,
    };
  },
};
