import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import hooks from "eslint-plugin-react-hooks";
import globals from "globals";
import ts from "typescript-eslint";

/** Who may not import whom: `target` never imports `from`. `import type` is free, because it is gone at run time. */
const zone = (target, from, message) => ({ target, from, message });

const serverFeatures = ["accounts", "profiles", "posts", "books"].map((name) => `./server/src/${name}`);
const serverEdges = ["rest", "graphql", "web", "observability"].map((name) => `./server/src/${name}`);
const serverTop = ["main.ts", "app.ts", "schema.ts", "services.ts"].map((name) => `./server/src/${name}`);

const serverZones = [
  zone("./server/src/!(testing)/**/!(*.test).ts", "./server/src/testing", "Only tests import testing/."),
  ...serverFeatures.flatMap((feature) =>
    [...serverEdges, ...serverTop, "./server/src/database", "./server/src/config.ts"].map((edge) =>
      zone(`${feature}/**/!(*.test).ts`, edge, "A feature knows no edge and no start."),
    ),
  ),
  ...[...serverFeatures, ...serverEdges].map((room) =>
    zone("./server/src/shared/!(*.test).ts", room, "shared/ knows no feature and no edge."),
  ),
  zone("./server/src/accounts/!(*.test).ts", "./server/src/profiles", "accounts comes before profiles."),
  zone("./server/src/accounts/!(*.test).ts", "./server/src/posts", "accounts comes before posts."),
  zone("./server/src/profiles/!(*.test).ts", "./server/src/posts", "profiles and posts do not know each other."),
  zone("./server/src/posts/!(*.test).ts", "./server/src/profiles", "profiles and posts do not know each other."),
  ...["accounts", "profiles", "posts"].flatMap((name) => [
    zone("./server/src/books", `./server/src/${name}`, "books stands alone."),
    zone(`./server/src/${name}`, "./server/src/books", "books stands alone."),
  ]),
  zone("./server", "./client", "Client and server never import each other."),
  zone("./client", "./server", "Client and server never import each other."),
];

const clientFeatures = ["accounts", "faces", "profiles", "posts", "books", "alerts", "landing"];

const clientZones = [
  zone(
    "./client/src/ui",
    ["./client/src/app", "./client/src/pages", "./client/src/features"],
    "ui/ is free of the domain.",
  ),
  zone(
    "./client/src/features/**/!(*.test).ts?(x)",
    ["./client/src/app", "./client/src/pages"],
    "Pages import features.",
  ),
  zone("./client/src/pages/**/!(*.test).ts?(x)", "./client/src/app", "app imports pages."),
  ...clientFeatures.flatMap((one) =>
    clientFeatures
      .filter((other) => other !== one && other !== "alerts" && other !== "accounts")
      .map((other) =>
        zone(`./client/src/features/${one}`, `./client/src/features/${other}`, "Features meet in pages."),
      ),
  ),
];

export default ts.config(
  {
    ignores: ["**/dist", "**/node_modules", "client/src/generated", "**/coverage", ".data", ".cache", "bench/results"],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        createTypeScriptImportResolver({ project: ["server", "client"], noWarnOnMultipleProjects: true }),
      ],
    },
    languageOptions: { globals: globals.node },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "import-x/no-default-export": "error",
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-restricted-paths": [
        "error",
        { basePath: import.meta.dirname, zones: [...serverZones, ...clientZones] },
      ],
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "no-console": "off",
    },
  },
  {
    // type-graphql and TypeORM read the types of decorated members at run time.
    files: ["server/src/**/*.ts"],
    rules: { "@typescript-eslint/consistent-type-imports": "off" },
  },
  {
    files: serverFeatures.map((feature) => `${feature.slice(2)}/**/!(*.test).ts`),
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        { patterns: [{ group: ["**/context"], allowTypeImports: true, message: "Take the context as an argument." }] },
      ],
    },
  },
  {
    files: ["client/**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    languageOptions: { globals: globals.browser },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ["**/*.config.{js,cjs,mjs,ts,mts}", "**/globalSetup.ts", "**/globalTeardown.ts", "**/*.cjs"],
    rules: {
      "import-x/no-default-export": "off",
      "@typescript-eslint/no-require-imports": "off",
    },
  },
  prettier,
);
