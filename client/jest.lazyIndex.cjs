/** `var x = require("y");` in the index of a package. */
const requirement = /^(?:var|let|const) ([\w$]+) = require\((["'][^"']+["'])\);$/gm;

/**
 * Makes the index of a large package load each part when it is first used. Each test file loads its own modules, and most
 * of them use few of the parts.
 */
module.exports = {
  process(source, file) {
    const parts = new Map([...source.matchAll(requirement)].map(([, name, place]) => [name, place]));
    const load = (name) => `(${name} ??= require(${parts.get(name)}))`;
    const code = source
      .replace(requirement, "let $1;")
      .replace(/^exports\.(\w+) = ([\w$]+)(\.[\w$]+)?;$/gm, (line, name, part, member = "") =>
        parts.has(part) ? getter(name, `${load(part)}${member}`) : line,
      )
      .replace(/\breturn ([\w$]+)(\.[\w$]+);/g, (line, part, member) =>
        parts.has(part) ? `return ${load(part)}${member};` : line,
      );
    const used = /^(?!let ).*?(?<![\w$"'./(-])([\w$]+)\./gm;
    const left = [...code.matchAll(used)].map(([, name]) => name).filter((name) => parts.has(name));
    if (left.length > 0) throw new Error(`${file} uses ${left.join(", ")} in another way than its other parts`);
    return { code };
  },
};

const getter = (name, value) => `Object.defineProperty(exports, "${name}", { enumerable: true, get: () => ${value} });`;
