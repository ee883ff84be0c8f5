import { graphql, type GraphQLSchema } from "graphql";
import { Args, ArgsType, buildSchemaSync, Field, Query, Resolver } from "type-graphql";
import { toPage } from "./paging/connection";
import { PageArgs } from "./paging/PageArgs";
import { validateArgument } from "./validateArgument";
import { MaxCharacters } from "./validation/validation";

@ArgsType()
class SearchArgs extends PageArgs {
  @Field(() => String)
  @MaxCharacters(5)
  text!: string;
}

@Resolver()
class SearchResolver {
  @Query(() => String)
  search(@Args(() => SearchArgs) { text, ...page }: SearchArgs): string {
    return `${text}: ${toPage(page).first} after ${String(page.after)}`;
  }
}

let schema: GraphQLSchema;
beforeAll(() => {
  schema = buildSchemaSync({ resolvers: [SearchResolver], validateFn: validateArgument });
});

const ask = async (source: string) => {
  const { data, errors } = await graphql({ schema, source });
  return data?.search ?? errors?.map(({ originalError }) => originalError);
};

describe("arguments that extend those of a page", () => {
  it("keep their page: first, and null where nothing is after", async () => {
    expect(await ask(`{ search(text: "Rust", first: 3) }`)).toBe("Rust: 3 after undefined");
    expect(await ask(`{ search(text: "Rust", after: null) }`)).toBe("Rust: 20 after null");
  });

  it("are refused by the field that is too long", async () => {
    expect(await ask(`{ search(text: "Haskell") }`)).toEqual([
      expect.objectContaining({ fields: [expect.objectContaining({ field: "text" })] }),
    ]);
  });

  it("are refused by the page that is too large", async () => {
    expect(await ask(`{ search(text: "Rust", first: 1000) }`)).toEqual([
      expect.objectContaining({ fields: [expect.objectContaining({ field: "first" })] }),
    ]);
  });
});

describe("the arguments of a page alone", () => {
  it("are validated once, where the page is read", async () => {
    const wrong = Object.assign(new PageArgs(), { first: 1_000, after: "\u0000" });

    await expect(validateArgument(wrong)).resolves.toBeUndefined();
    expect(() => toPage(wrong)).toThrow("first must be between 1 and");
  });
});
