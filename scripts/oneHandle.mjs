import path from "node:path";

/** What features may import from `platform/database`: the type of the handle, and helpers without database access. */
const open = ["Db", "DatabaseTimestamp", "bulkInsert", "byFlag", "columns", "loader", "maintenance"];

const inFeatures = /^server\/src\/features\//;
const isExempt = (file) => /\.test\.ts$|\/migrations\//.test(file);

/** Why a file of a feature must not import this file, both relative to the root; null if it may. */
export function handleError(from, to) {
  if (!inFeatures.test(from) || isExempt(from)) return null;
  const [, inDatabase] = /^server\/src\/platform\/database\/(.+)$/.exec(to) ?? [];
  if (!inDatabase || open.includes(inDatabase.replace(/\.ts$/, ""))) return null;
  return "A feature reaches the database through ctx.db alone.";
}

/** Matches SQL, but no sentences. */
const sql = [
  /^\s*\(?(select|with)\s[^]*\s(from|as \()/,
  /^\s*(insert into|delete from|truncate|alter table|lock table|vacuum|reset(?= )) ?[\w(]/,
  /^\s*update \w+ (\w+ )?set\s/,
  /^\s*(create|drop) (temp |unlogged |unique )*(table|index)\s/,
  /^\s*set (local )?\w+ = /,
  /\b(order|group) by [\w$]/,
  /\bwhere \(?[\w.$]+(, [\w.$]+\))? (=|<|>|in \(|is (not )?(null|distinct))/,
  /\bfor (no key )?(update|share)\b/,
  /\$\d+::/,
];

/** Why this text is not allowed in that file; null if it is. */
export function sqlError(file, text) {
  if (!inFeatures.test(file) || isExempt(file) || /Statements\.ts$/.test(file)) return null;
  return sql.some((pattern) => pattern.test(text)) ? "SQL belongs in the feature's xStatements.ts." : null;
}

/** The ESLint rule: features use only the database handle, and keep their SQL in `xStatements.ts`. */
export const oneHandle = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join("/");
    const report = (node, message) => message && context.report({ node, message });
    return {
      ImportDeclaration({ source }) {
        if (source.value.startsWith("."))
          report(source, handleError(file, path.posix.join(path.posix.dirname(file), source.value)));
      },
      Literal(node) {
        if (typeof node.value === "string") report(node, sqlError(file, node.value));
      },
      TemplateLiteral(node) {
        report(node, sqlError(file, node.quasis.map(({ value }) => value.cooked).join("$")));
      },
    };
  },
};
