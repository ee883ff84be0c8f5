import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/**
 * Which tables the SQL of each file names, and which feature owns them: the folder of the entity, or of the `personalData.ts`
 * that lists a table without one. The platform's tables belong to everybody.
 */
const ownerPatterns = [/@Entity\(\s*(?:"(\w+)"|\{[^}]*?name: "(\w+)")/g, /table: "(\w+)"|ofNobody\(\s*"(\w+)"/g];

/** What stands before the name of a table, and a table before the name of a column. Text that only looks like it has no table. */
const afterKeyword = /\b(?:from|join|into|update|using|table|references|lateral|only)\s+(?:only\s+)?([a-z_]+)\b/gi;
const beforeColumn = /(?<![.\w])([a-z_]+)\.[a-z_*]/g;
const inList = /,\s*([a-z_]+)\b(?=\s+(?:[a-z_]+\s+)?(?:where|,|join|on)\b)/gi;
const statement = /\b(?:select|insert into|update|delete from|exists|join|where|from)\b/i;

/** The feature that owns each table; `platform` for those of no feature. */
export function tableOwners(top, files) {
  const owners = new Map();
  for (const pattern of ownerPatterns) {
    for (const file of files) {
      const text = readFileSync(path.join(top, file), "utf8");
      for (const [, one, other] of text.matchAll(pattern))
        if (!owners.has(one ?? other)) owners.set(one ?? other, featureOf(file) ?? "platform");
    }
  }
  return owners;
}

export const featureOf = (file) => /^server\/src\/features\/(\w+)\//.exec(file)?.[1];

/** The tables that a file names in its SQL, each with the line. */
export function namedTables(file, text, owners) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const sql = sqlOf(node);
    if (sql !== null) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      for (const pattern of [afterKeyword, beforeColumn, inList])
        for (const [, name] of sql.matchAll(pattern)) if (owners.has(name)) found.push({ table: name, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of a literal; that of a template whole, with a space for each of its values. null for another node. */
function sqlOf(node) {
  if (ts.isTemplateExpression(node)) {
    const text = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(" x ");
    return statement.test(text) || /\w\.\w/.test(text) ? text : null;
  }
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? node.text : null;
}
