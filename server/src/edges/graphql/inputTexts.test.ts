import { getMetadataStorage as rulesOf } from "class-validator";
import { getMetadataStorage } from "type-graphql";
import { codeOf } from "../../testing/calls/answers";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { schema } from "../../testing/contract/schemaTypes";
import { findTransform, transformFields } from "../../platform/validation/transforms";

const testApp = useTestApp();

/** Nothing shows them. */
const tokens = /\.(token|after|before)$/;
/** Texts of several lines, which are stored as they were typed. */
const longTexts = /\.(text|bio|description|message|note|reasonShown|internalNote)$/;
/** Rules of fields that have a form of their own, and of passwords. */
const forms =
  /^(isEmailAddress|isWebAddress|maxPassword|isTimeZone|isClockTime|isDay|isIsbn|isUuid|isIn|isEnum|isIdempotencyKey|matches)$/;

interface TextField {
  path: string;
  target: abstract new () => object;
  name: string;
}

function textFields(): TextField[] {
  expect(schema.getQueryType()).toBeDefined();
  const { inputTypes, argumentTypes } = getMetadataStorage();
  return [...inputTypes, ...argumentTypes].flatMap(({ target, fields }) =>
    (fields ?? [])
      .filter(({ getType }) => [getType()].flat()[0] === String)
      .map(({ name }) => ({ path: `${target.name}.${name}`, target: target as TextField["target"], name })),
  );
}

const typesOf = ({ target, name }: TextField) =>
  rulesOf()
    .getTargetValidationMetadatas(target, "", false, false)
    .filter(({ propertyName }) => propertyName === name)
    .map(({ type, name: custom }) => custom ?? type);

describe("N9 texts that people type", () => {
  it("become one visible line in every field, unless they are longer texts or have a form of their own", () => {
    const fields = textFields();
    const open = fields.filter(
      (field) =>
        !findTransform(field.target.prototype as object, field.name) &&
        !longTexts.test(field.path) &&
        !tokens.test(field.path) &&
        !typesOf(field).some((type) => forms.test(type)),
    );

    expect(fields.length).toBeGreaterThan(40);
    expect(open.map((field) => [field.path, typesOf(field)])).toEqual([]);
  });

  it("are composed, without line breaks, invisible characters and turned directions", () => {
    for (const { target, name, path } of textFields()) {
      if (!findTransform(target.prototype as object, name)) continue;
      const input = Object.assign(Object.create(target.prototype as object) as object, {
        [name]: "e\u0301\n\u202eb\u200b",
      });
      transformFields(input);
      expect([path, (input as Record<string, unknown>)[name]]).toEqual([path, "\u00e9 b"]);
    }
  });

  it("are refused over both APIs when nothing in them can be seen", async () => {
    const as = await buildUser(testApp().db);
    for (const blank of ["\u2800", "\u200b\u2800\u3164", "\u202e\u2066"]) {
      const post = await testApp().graphql(
        `mutation ($t: String!) { createPost(input: { text: $t }) { id } }`,
        { t: blank },
        { as },
      );
      expect(codeOf(post)).toBe("BAD_USER_INPUT");
      const payload = { name: blank, email: "blank@example.com", password: "paper boats at dawn" };
      expect((await testApp().request({ method: "POST", url: "/api/users", payload })).statusCode).toBe(400);
    }
  });

  it("are stored as one line over both APIs", async () => {
    const name = "You won\n\nhttps://evil.test \u202e\u2066e\u0301";
    const password = "paper boats at dawn";
    const payload = { name, email: "rest.line@example.com", password };
    const { token } = (await testApp().request({ method: "POST", url: "/api/users", payload })).json();
    const over = await testApp().graphql(
      `mutation ($input: RegisterInput!) { register(input: $input) { user { name } } }`,
      { input: { ...payload, email: "graphql.line@example.com" } },
    );
    const { data } = await testApp().graphql(`{ me { name } }`, {}, { token });

    const line = "You won https://evil.test \u00e9";
    expect([data.me.name, over.data.register.user.name]).toEqual([line, line]);
    const { mails } = testApp();
    await testApp().runJobs();
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/won|evil/);
  });
});
