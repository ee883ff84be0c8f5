import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { getMetadataStorage as rulesOf } from "class-validator";
import { getMetadataStorage } from "type-graphql";
import "./schema";
import { accountMessages } from "./features/accounts/messages";
import { bookMessages } from "./features/books/messages";
import { notificationMessages } from "./features/notifications/messages";
import { graphqlMessages } from "./edges/graphql/messages";
import { declareMessages, foreign, inEnglish, type Message } from "./messages";
import { postMessages } from "./features/groups/discussion/messages";
import { profileMessages } from "./features/profiles/messages";
import { restMessages } from "./platform/rest/messages";
import { fieldMessages, sharedMessages } from "./platform/messages";
import { webMessages } from "./edges/web/messages";

const catalogues = {
  accountMessages,
  bookMessages,
  fieldMessages,
  graphqlMessages,
  notificationMessages,
  postMessages,
  profileMessages,
  restMessages,
  sharedMessages,
  webMessages,
};

type Say = (parameters?: Record<string, string>) => Message;
const sentences = Object.entries(catalogues).flatMap(([catalogue, messages]) =>
  Object.entries(messages as unknown as Record<string, Say>).map(([name, say]) => ({
    use: `${catalogue}.${name}`,
    ...say(),
  })),
);

const source = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(path.join(__dirname, file), "utf8"));

interface Stored {
  propertyName: string;
  type: string;
  name?: string;
  context?: { say: (property: string, value: unknown) => Message };
}

/** These let values through or look into them; they say nothing. */
const silent = ["whitelistValidation", "conditionalValidation", "nestedValidation"];

/** Every rule of every input. */
const { inputTypes, argumentTypes } = getMetadataStorage();
const rules = [...inputTypes, ...argumentTypes].flatMap(({ target }) =>
  (rulesOf().getTargetValidationMetadatas(target, "", false, false) as Stored[])
    .filter(({ type }) => !silent.includes(type))
    .map(({ propertyName, name, type, context }) => [target.name, propertyName, name ?? type, context] as const),
);

describe("a message", () => {
  it("is worded with its parameters", () => {
    const { tooLong } = declareMessages("drafts", { tooLong: "{field} has {count} of {max} letters" });

    expect(tooLong({ field: "{max}", count: 9, max: 8 })).toMatchObject({
      key: "drafts.tooLong",
      parameters: { max: 8 },
    });
    expect(inEnglish(tooLong({ field: "{max}", count: 9, max: 8 }))).toBe("{max} has 9 of 8 letters");
  });

  it("of a library has no key, and stays as it is", () => {
    expect(foreign("Expected {max}").key).toBeNull();
    expect(inEnglish(foreign("Expected {max}"))).toBe("Expected {max}");
  });
});

describe("the catalogues of messages", () => {
  it.each(sentences)("$key is used", ({ use }) => {
    const used = new RegExp(`\\b${use.replace(".", "\\.")}\\b`);

    expect(source.some((text) => used.test(text))).toBe(true);
  });

  it("has every key once", () => {
    const keys = sentences.map(({ key }) => key);

    expect(keys).toEqual([...new Set(keys)]);
    expect(keys.length).toBeGreaterThan(60);
  });

  it.each(rules)("is where %s.%s has its sentence from, for the rule %s", (_input, property, _rule, context) => {
    expect(context?.say(property, undefined)).toMatchObject({ key: expect.any(String) });
  });
});
