import path from "node:path";

/**
 * The allowed imports between zones. Zones derive from the folders. `may` lists the features that a feature may import; a
 * feature without a row may import those of `byDefault`.
 */
const table = {
  server: {
    features: {
      may: {
        accounts: [],
        profiles: ["accounts", "blocks", "pictures"],
        groups: ["accounts", "blocks", "pictures", "profiles"],
        notifications: ["accounts", "blocks", "profiles", "groups"],
        studySessions: ["accounts", "blocks", "profiles", "groups", "notifications"],
        groupDirectory: ["accounts", "blocks", "profiles", "groups", "studySessions"],
        rooms: ["accounts", "blocks", "profiles", "groups", "studySessions"],
        buddies: ["accounts", "blocks", "profiles", "groups"],
        buddyGroups: ["accounts", "groups", "buddies"],
        moderation: ["accounts", "blocks", "pictures", "profiles", "groups", "studySessions", "buddies"],
        books: ["accounts", "profiles"],
        home: ["accounts", "blocks", "profiles", "groups", "studySessions", "rooms", "buddies", "notifications"],
        shelves: ["accounts", "blocks", "profiles", "groups", "buddies", "books", "moderation"],
        readingPlans: ["accounts", "blocks", "profiles", "groups", "books"],
        search: ["accounts", "blocks", "profiles", "groups", "studySessions", "books"],
        memberDirectory: ["accounts", "blocks", "profiles", "buddies", "search"],
        myData: ["accounts", "pictures", "studySessions"],
        administration: ["accounts", "moderation", "groups", "studySessions", "rooms"],
      },
      byDefault: ["accounts"],
    },
    /** Files of `server/src` that every zone may import; the others start the product, or list its parts. */
    base: ["errors", "messages"],
  },
  client: {
    features: {
      may: {
        profiles: ["accounts", "alerts", "buddies", "pictures"],
        posts: ["accounts", "alerts", "moderation", "books", "pictures"],
        buddies: ["accounts", "alerts", "moderation"],
        groups: ["accounts", "alerts", "posts", "moderation"],
        studySessions: ["accounts", "alerts", "posts", "moderation"],
        moderation: ["accounts", "alerts", "pictures"],
        settings: ["accounts", "alerts", "profiles"],
        rooms: ["accounts", "alerts", "moments"],
        home: ["accounts", "alerts", "moments"],
        reading: ["accounts", "alerts", "books"],
      },
      byDefault: ["accounts", "alerts"],
    },
    /** In order: a zone imports only from those after it. `features` are combined in pages. */
    order: ["app", "pages", "features", "shared", "ui"],
  },
};

/** The features of the server, each with those that it may import; its statements may name their tables and its own. */
export function featuresBelow(name) {
  const { may, byDefault } = table.server.features;
  return (may[name] ?? byDefault).filter((other) => other !== name);
}

/** Why the file `from` must not import the file `to`, both relative to the root, or a type of it; null if it may. */
export function importError(from, to, { isType = false } = {}) {
  const [one, other] = [zoneOf(from), zoneOf(to)];
  if (one.side && other.side && one.side !== other.side) return "Client and server never import each other.";
  if (one.side !== other.side || isTest(from)) return null;
  if (isType) return typeError(one, other);
  return one.side === "server" ? serverError(one, other) : clientError(one, other);
}

/** The settings have the parts that others declare, not the other way round. */
function typeError(from, to) {
  const isSettings = to.kind === "start" && to.name !== undefined;
  return isSettings && ["platform", "features", "edges"].includes(from.kind)
    ? "The settings take their types from here, not the other way round."
    : null;
}

function serverError(from, to) {
  if (to.kind === "testing") return from.kind === "testing" ? null : "Only tests import testing/.";
  if (from.kind === "platform" && ["features", "edges", "demo", "start"].includes(to.kind)) {
    return "The platform knows no feature, no edge and no start.";
  }
  if (from.kind === "edges" && to.kind === "features") return "An edge knows features through features.ts alone.";
  if (from.kind !== "features") return null;
  if (["edges", "demo", "start"].includes(to.kind)) return "A feature knows no edge and no start.";
  return featureError(from, to, table.server.features);
}

function clientError(from, to) {
  const { order, features } = table.client;
  if (from.kind === "features" && to.kind === "features") return featureError(from, to, features);
  const [one, other] = [order.indexOf(from.kind), order.indexOf(to.kind)];
  return one > other && other >= 0 ? `${from.kind}/ does not import ${to.kind}/: ${order.join(" → ")}.` : null;
}

/** Between features: every import that is not declared. */
function featureError(from, to, { may, byDefault }) {
  const allowed = may[from.name] ?? byDefault;
  if (to.kind !== "features" || to.name === from.name || allowed.includes(to.name)) return null;
  return `${from.name} may import ${allowed.join(" and ") || "no other feature"}: see scripts/zones.mjs.`;
}

/** The zone of a file: a folder of `src`, or below it of `features/`, `edges/` or `platform/`. */
function zoneOf(file) {
  const [side, src, kind, name] = file.split(path.sep).join("/").split("/");
  if (!(side in table) || src !== "src") return { side: side in table ? side : null };
  if (side === "client" || name !== undefined) return { side, kind, name };
  return { side, kind: table.server.base.includes(path.parse(kind ?? "").name) ? "base" : "start" };
}

const isTest = (file) => /\.(test|spec)\.tsx?$|\/testing\//.test(file);

/** The ESLint rule. `import type` is allowed between zones of one side but for the settings, because it is removed at build time. */
export const zones = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const from = path.relative(context.cwd, context.filename);
    const check = (node) => {
      const name = node.source?.value;
      if (typeof name !== "string" || !name.startsWith(".")) return;
      const message = importError(from, path.join(path.dirname(from), name), { isType: isTypeOnly(node) });
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

function isTypeOnly({ importKind, exportKind, specifiers = [] }) {
  if (importKind === "type" || exportKind === "type") return true;
  return specifiers.length > 0 && specifiers.every((one) => (one.importKind ?? one.exportKind) === "type");
}
