/** Attributes and properties that people read or hear. */
const spoken = /^(aria-label|aria-description|alt|title|placeholder|label|hint|text|message|\w*(Label|Title))$/;

const hasWords = (text) => /\p{L}{2}/u.test(text);

/** Starts like a sentence and goes on after a space: no key, class or path looks like this. */
const isSentence = (text) => /^\W*\p{Lu}[\p{L}'’]*,? [\p{L}\d]/u.test(text);

const textOf = (node) => {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : "";
  return node.quasis.map(({ value }) => value.cooked).join("…");
};

/** Whether an error for the console or the log is made of this text. */
const isThrown = (node) => node.parent.type === "NewExpression" && /Error$/.test(node.parent.callee.name);

const isKey = (node) => node.parent.type === "Property" && node.parent.key === node;

/** Whether the text ends up on screen: as it is, or as one branch of a condition. */
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

/** The rule for ESLint: what people read stands in `texts.ts` of its folder, where it is translated. */
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
