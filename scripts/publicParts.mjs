import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * What may be used although it looks private, by file: as a package documents it, or because there is no other way.
 */
export const exceptions = {
  // Its documents name this file: https://ajv.js.org/json-schema.html#draft-2020-12
  "server/src/testing/contract/RestContract.ts": ["ajv/dist/2020"],
  // Its README names these files.
  "server/src/edges/web/securityHeaders.test.ts": [
    ...["csp_evaluator/dist/evaluator", "csp_evaluator/dist/finding", "csp_evaluator/dist/parser"],
  ],
  // What browsers have and jsdom has not.
  "client/src/testing/setupTests.ts": ["Element.prototype", "HTMLDialogElement.prototype"],
};

const ownFields = new Set(["_id"]);
/** Ways to change how Node.js loads and compiles files. */
const loaders = new Set(["compileFunction", "extensions"]);
const patches = new Set(["Object.assign", "Object.defineProperty", "Object.defineProperties", "Reflect.set"]);
/** What belongs to everyone: its types do not know what was put there. */
const globals = new Set(["window", "globalThis", "process"]);

/** The package of an import and what it names in it; null for own files and for Node.js. */
function partsOf(specifier) {
  if (/^([./]|node:|virtual:|@\/)/.test(specifier)) return null;
  const [, name, inner] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  return name ? { name, inner: inner?.replace(/\?.*$/, "") } : null;
}

function manifestOf(name, folder) {
  for (let place = folder; ; place = path.dirname(place)) {
    const file = path.join(place, "node_modules", name, "package.json");
    if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
    if (place === path.dirname(place)) return null;
  }
}

/** Whether the package exports this file. Without a list of exports it exports no file but its main one. */
function isExported({ exports = {} }, inner) {
  const wanted = `./${inner}`;
  return Object.keys(exports).some((key) => {
    const [start, end] = key.split("*");
    return end === undefined ? key === wanted : wanted.startsWith(start) && wanted.endsWith(end);
  });
}

/** Why a file in `folder` must not import this; null if it may. */
export function importError(specifier, folder) {
  const parts = partsOf(specifier);
  if (!parts?.inner) return null;
  const manifest = manifestOf(parts.name, folder);
  if (!manifest || parts.inner === "package.json" || isExported(manifest, parts.inner)) return null;
  return `${parts.name} does not export ${parts.inner}.`;
}

/** Why a path into a package is not allowed: its commands are, and what this project writes beside the packages. */
export function pathError(text, folder) {
  const [, name, inner] = /(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w-][\w.-]*)\/([\w./-]+)$/.exec(text) ?? [];
  const manifest = inner && manifestOf(name, folder);
  if (!manifest || inner === "package.json") return null;
  const commands = typeof manifest.bin === "string" ? [manifest.bin] : Object.values(manifest.bin ?? {});
  return commands.some((file) => path.posix.normalize(file) === inner) ? null : `${name} has no command ${inner}.`;
}

/** The identifier that `a.b["c"].d()` begins with; null where it is something else. */
function rootOf(node) {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return rootOf(node.object);
  if (node.type === "CallExpression") return rootOf(node.callee);
  return /^TS(As|NonNull)Expression$/.test(node.type) ? rootOf(node.expression) : null;
}

const nameIn = ({ computed, property }) => (computed ? property.value : property.name);

/** `prototype` in `X.prototype` and `X.prototype.y`. */
const prototypeIn = (node) =>
  node.type !== "MemberExpression" ? null : nameIn(node) === "prototype" ? node : prototypeIn(node.object);

const isOwnObject = ({ type }) => type === "ThisExpression" || type === "Super";

/** `report(node, what, message)` reports, unless `what` is an exception of the file or there is no message. */
function imports({ report, folder, names }) {
  const check = (source) => {
    if (typeof source?.value === "string") report(source, source.value, importError(source.value, folder));
  };
  return {
    ImportDeclaration({ source, specifiers }) {
      check(source);
      const from = partsOf(source.value) || source.value.startsWith("node:") ? names.packages : names.own;
      for (const { local } of specifiers) from.add(local.name);
    },
    ExportNamedDeclaration: ({ source }) => check(source),
    ExportAllDeclaration: ({ source }) => check(source),
    ImportExpression: ({ source }) => check(source),
    "CallExpression[callee.name='require']": ({ arguments: [first] }) => check(first),
    "CallExpression[callee.object.name=/^(require|vi)$/]": ({ arguments: [first] }) => check(first),
    Literal(node) {
      if (typeof node.value === "string") report(node, node.value, pathError(node.value, folder));
    },
  };
}

function changes({ report, text, names }) {
  const check = (node, target) => {
    const [root, prototype] = [rootOf(target), prototypeIn(target)];
    if (root === null || names.own.has(root) || !(names.packages.has(root) || prototype)) return;
    report(node, text(prototype ?? target), `${text(target)} belongs to others. Nothing of theirs is replaced.`);
  };
  return {
    ClassDeclaration: ({ id }) => id && names.own.add(id.name),
    VariableDeclarator({ id }) {
      if (id.type === "Identifier") names.own.add(id.name);
    },
    "CallExpression[callee.type='MemberExpression']"(node) {
      const [first] = node.arguments;
      if (patches.has(text(node.callee)) && /^(Identifier|MemberExpression)$/.test(first?.type)) check(node, first);
    },
    AssignmentExpression({ left }) {
      if (left.type === "MemberExpression") check(left, left);
    },
  };
}

function fields({ report, text }) {
  const check = (node, name) => {
    if (typeof name !== "string" || !/^_[a-zA-Z]/.test(name) || ownFields.has(name)) return;
    report(node, `.${name}`, `${name} is private. Use what is documented.`);
  };
  return {
    MemberExpression(node) {
      const name = nameIn(node);
      if (!isOwnObject(node.object)) check(node, name);
      if (loaders.has(name) && /^(vm|require|Module|module)$/.test(text(node.object)))
        report(node, `.${name}`, `${text(node)} changes how Node.js loads files.`);
    },
    ObjectPattern({ properties }) {
      for (const property of properties) check(property, property.key?.name);
    },
    "TSAsExpression[typeAnnotation.type='TSTypeLiteral'] > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']"(
      node,
    ) {
      const root = rootOf(node.expression);
      if (globals.has(root) || (root === null && node.expression.type !== "ThisExpression")) return;
      report(node, text(node), "This cast reaches what the type does not show.");
    },
  };
}

/**
 * The ESLint rule: nothing of ours reads or replaces private parts of a package. It knows no types: a method that is replaced
 * on an object which a package returned is not found.
 */
export const publicParts = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const allowed = exceptions[path.relative(context.cwd, context.filename).split(path.sep).join("/")] ?? [];
    const parts = {
      folder: path.dirname(context.filename),
      names: { packages: new Set(), own: new Set() },
      text: (node) => context.sourceCode.getText(node),
      report: (node, what, message) =>
        message && !allowed.some((each) => what.includes(each)) && context.report({ node, message }),
    };
    return { ...imports(parts), ...changes(parts), ...fields(parts) };
  },
};
