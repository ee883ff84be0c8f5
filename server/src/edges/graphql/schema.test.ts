import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isScalarType,
  printSchema,
} from "graphql";
import { errorCodes } from "../../errors";
import { fieldsOf, outputTypes, schema, types } from "../../testing/contract/schemaTypes";

/** The parts of the schema that say nothing about themselves. */
function undescribed(type: GraphQLNamedType): string[] {
  const own = type.description ? [] : [type.name];
  if (isEnumType(type)) {
    return own.concat(type.getValues().flatMap((value) => (value.description ? [] : [`${type.name}.${value.name}`])));
  }
  if (!isObjectType(type) && !isInputObjectType(type)) return own;
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`;
    const args: readonly GraphQLArgument[] = "args" in field ? field.args : [];
    const silent = args.filter((arg) => !arg.description).map((arg) => `${name}(${arg.name})`);
    return field.description ? silent : [name, ...silent];
  });
  return [...own, ...fields];
}

describe("the schema", () => {
  it("describes every type, field, argument and enum value", () => {
    expect(types.flatMap(undescribed)).toEqual([]);
  });

  it("gives no type a field for a password, a hash or a token's version", () => {
    const secrets = outputTypes
      // What can be done with a password is no password.
      .filter(({ name }) => name !== "Mutation")
      .flatMap((type) =>
        fieldsOf(type)
          .filter(({ name }) => /passw|hash|tokenVersion|secret/i.test(name))
          .map(({ name }) => `${type.name}.${name}`),
      );

    // The demo account's password is what the login page shows.
    expect(secrets).toEqual(["DemoAccount.password"]);
  });

  it("has an e-mail on the member, for admins on each member, and on the demo account", () => {
    const withEmail = outputTypes.filter((type) => "email" in type.getFields()).map(({ name }) => name);

    expect(withEmail.sort()).toEqual(["AdministeredMember", "DemoAccount", "User"]);
  });

  it("M27 lets every root field be null, so that one failure leaves the answers beside it", () => {
    const required = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      type
        ? fieldsOf(type)
            .filter((field) => isNonNullType(field.type))
            .map(({ name }) => name)
        : [],
    );

    expect(required).toEqual([]);
  });

  it("M29 lists every error code, with what it means", () => {
    const type = schema.getType("ErrorCode") as GraphQLEnumType;

    expect(
      type
        .getValues()
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...errorCodes].sort());
    expect(printSchema(schema)).toContain("enum ErrorCode {");
  });

  it("M29 takes every input object as the argument `input`, which error paths begin with", () => {
    const others = outputTypes.flatMap((type) =>
      fieldsOf(type).flatMap(({ name, args }) =>
        args
          .filter((arg) => isInputObjectType(getNamedType(arg.type)) && arg.name !== "input")
          .map((arg) => `${name}(${arg.name})`),
      ),
    );

    expect(others).toEqual([]);
  });

  it("M31 says of every scalar of its own what specifies it", () => {
    const scalars = types.filter(isScalarType);

    expect(scalars.map(({ name }) => name).sort()).toEqual([
      ...["CalendarDate", "DateTime", "MessageParameters", "PasskeyData"],
    ]);
    for (const scalar of scalars) expect(scalar.specifiedByURL).toMatch(/^https:\/\//);
  });

  it("has every action of the product", () => {
    const names = (type: GraphQLObjectType | null | undefined) => Object.keys(type?.getFields() ?? {});

    expect(names(schema.getMutationType())).toEqual(
      expect.arrayContaining([
        ...["register", "login", "logout", "deleteAccount", "saveProfile"],
        ...["addExperience", "deleteExperience", "addEducation", "deleteEducation"],
        ...["createPost", "deletePost", "likePost", "unlikePost", "addComment", "deleteComment"],
      ]),
    );
    expect(names(schema.getQueryType())).toEqual(
      expect.arrayContaining(["me", "user", "profile", "profiles", "post", "posts", "demoAccount"]),
    );
    expect(names(schema.getSubscriptionType()).sort()).toEqual([
      "commentAdded",
      "commentChanged",
      "commentDeleted",
      "groupChanged",
      "likesChanged",
      "notificationChanged",
      "postAdded",
      "postChanged",
      "postDeleted",
      "roomChanged",
      "viewerChanged",
    ]);
  });
});
