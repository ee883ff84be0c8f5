import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import globals from "globals";
import ts from "typescript-eslint";
import { oneHandle } from "./scripts/oneHandle.mjs";
import { ownTexts } from "./scripts/ownTexts.mjs";
import { zones } from "./scripts/zones.mjs";

const top = import.meta.dirname;
const tests = ["**/*.test.{ts,tsx,mjs}", "**/*.spec.ts", "**/testing/**", "e2e/**"];

/** Files that belong to a `tsconfig.json`: their rules know types. */
const typed = [
  "server/src/**/*.ts",
  "client/{src,playground,docs,developers}/**/*.{ts,tsx}",
  "e2e/**/*.{ts,mjs}",
  "{scripts,bench,checks}/**/*.mjs",
];

/** Promises that nobody awaits, errors that are lost, code that can never run: what a type shows and a reader misses. */
const typedRules = {
  "@typescript-eslint/await-thenable": "error",
  "@typescript-eslint/no-array-delete": "error",
  // Node's test runner waits for its tests itself.
  "@typescript-eslint/no-floating-promises": [
    "error",
    { allowForKnownSafeCalls: [{ from: "package", package: "node:test", name: ["test", "describe"] }] },
  ],
  "@typescript-eslint/no-for-in-array": "error",
  "@typescript-eslint/no-implied-eval": "error",
  "@typescript-eslint/no-misused-promises": "error",
  "@typescript-eslint/no-unnecessary-type-assertion": "error",
  "@typescript-eslint/only-throw-error": "error",
  "@typescript-eslint/prefer-promise-reject-errors": ["error", { allowThrowingAny: true, allowThrowingUnknown: true }],
  "@typescript-eslint/return-await": ["error", "in-try-catch"],
  "@typescript-eslint/switch-exhaustiveness-check": "error",
};

/** For TypeScript alone: in JavaScript almost every value is `any`. */
const strictRules = {
  // Naming the type of a mutation becomes unnecessary only with typed documents.
  "@typescript-eslint/no-deprecated": [
    "error",
    { allow: [{ from: "package", package: "@apollo/client", name: "mutate" }] },
  ],
  "@typescript-eslint/no-redundant-type-constituents": "error",
  "@typescript-eslint/no-unnecessary-type-arguments": "error",
  "@typescript-eslint/no-unsafe-argument": "error",
  "@typescript-eslint/no-unsafe-call": "error",
  "@typescript-eslint/no-unsafe-member-access": "error",
  "@typescript-eslint/no-unsafe-return": "error",
  "@typescript-eslint/require-array-sort-compare": "error",
  "@typescript-eslint/restrict-plus-operands": "error",
};

/** Tests read answers as JSON, without types, and sum up what a whole feature does in one `describe`. */
const testRules = {
  "@typescript-eslint/no-unsafe-argument": "off",
  "@typescript-eslint/no-unsafe-call": "off",
  "@typescript-eslint/no-unsafe-member-access": "off",
  "@typescript-eslint/no-unsafe-return": "off",
  "@typescript-eslint/require-array-sort-compare": "off",
  "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
  "max-lines-per-function": "off",
};

export default ts.config(
  {
    // Examples are linted where they are tried out: in a copy of the project.
    ignores: [
      "examples",
      "**/dist",
      "**/node_modules",
      "client/src/generated",
      "**/coverage",
      ".data",
      ".cache",
      "bench/results",
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    plugins: { imports: { rules: { zones } }, database: { rules: { "one-handle": oneHandle } } },
    languageOptions: { globals: globals.node },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // Features add their part to a type by extending it.
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      "database/one-handle": "error",
      "imports/zones": "error",
      "no-restricted-exports": ["error", { restrictDefaultExports: { direct: true, named: true } }],
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      "no-console": "off",
    },
  },
  {
    files: typed,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: top } },
    rules: typedRules,
  },
  { files: typed.filter((pattern) => !pattern.endsWith(".mjs")), ignores: ["**/*.mjs"], rules: strictRules },
  {
    // type-graphql and TypeORM read the types of decorated members at run time.
    files: ["server/src/**/*.ts"],
    rules: { "@typescript-eslint/consistent-type-imports": "off" },
  },
  {
    files: ["client/**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    languageOptions: { globals: globals.browser },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ["client/**/*.tsx"],
    ...a11y.flatConfigs.strict,
    // Pages that focus a field do so after a press; the rule is for fields that take the focus by themselves.
    rules: { ...a11y.flatConfigs.strict.rules, "jsx-a11y/no-autofocus": ["error", { ignoreNonDOM: true }] },
  },
  {
    files: ["client/src/**/*.{ts,tsx}"],
    // What nobody reads, names of places, and the sentences themselves.
    ignores: [...tests, "client/src/app/theme/**", "client/src/shared/time/timeZones.ts", "**/texts.ts"],
    plugins: { texts: { rules: { own: ownTexts } } },
    rules: { "texts/own": "error" },
  },
  { files: tests, rules: testRules },
  {
    files: [
      "server/src/features/posts/{PostResolver,feed,livePosts,postLoaders,postRows}.ts",
      "server/src/features/profiles/{ProfileResolver,directory,profileRows,profileStatements}.ts",
      "server/src/features/{accounts,posts,profiles}/rest/present{Account,Group,Post,Posts,Profile}.ts",
      "server/src/features/books/recommend/{rank,recommendBooks,relevance}.ts",
    ],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "ObjectExpression > SpreadElement:not(:last-child)",
          message: "On a measured path, name the properties or put the spread last (docs/decisions/112).",
        },
      ],
    },
  },
  {
    // The build loads the theme in Node.js.
    files: ["client/src/app/theme/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          name: "@chakra-ui/react",
          message: "Loading all components takes the build two seconds: import from @chakra-ui/react/styled-system.",
          allowTypeImports: true,
        },
      ],
    },
  },
  {
    // Data: people of the demo community, tables as they were first created, what the benchmark sends.
    files: ["server/src/**/{demo/people,migrations}/**", "bench/operations.mjs"],
    rules: { "max-lines": "off", "max-lines-per-function": "off" },
  },
  {
    files: ["**/*.config.{js,cjs,mjs,ts,mts}", "**/globalSetup.ts", "**/globalTeardown.ts", "**/*.cjs"],
    rules: {
      "no-restricted-exports": "off",
      "@typescript-eslint/no-require-imports": "off",
    },
  },
  prettier,
);
