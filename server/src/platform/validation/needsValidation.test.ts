import { Allow, IsEnum, IsInt, Max, ValidateIf } from "class-validator";
import { needsValidation } from "./needsValidation";
import { checkInput, MaxCharacters, MayBeEmpty, MayBeNull } from "./validation";

enum Order {
  NEWEST = "NEWEST",
}

class Page {
  @Allow()
  first = 20;

  @MaxCharacters(5)
  @MayBeEmpty()
  text?: string | null;
}

class List extends Page {
  @IsEnum(Order)
  @Allow()
  order: Order = Order.NEWEST;

  @IsInt()
  @Max(3)
  @MayBeNull()
  days?: number | null;
}

class Named {
  @MaxCharacters(5)
  name!: string;
}

class Rating {
  @IsInt()
  @ValidateIf((_input, value) => value !== null)
  rating!: number | null;
}

const list = (values: Record<string, unknown>) => Object.assign(new List(), values);

it.each([{}, { first: 5_000 }, { order: "NEWEST" }, { text: undefined, days: undefined }])(
  "no rule can refuse %j",
  async (values) => {
    expect(needsValidation(list(values))).toBe(false);
    await expect(checkInput(list(values))).resolves.toBeUndefined();
  },
);

it.each([{ text: "Haskell" }, { text: 7 }, { days: 4 }, { days: "" }, { order: null }, { order: "OLDEST" }])(
  "a rule refuses %j",
  async (values) => {
    expect(needsValidation(list(values))).toBe(true);
    await expect(checkInput(list(values))).rejects.toMatchObject({ fields: [{ field: Object.keys(values)[0] }] });
  },
);

it.each([
  ["name", Named],
  ["rating", Rating],
])("%s is required, and refused where it is left out", async (field, Type) => {
  expect(needsValidation(new Type())).toBe(true);
  await expect(checkInput(new Type())).rejects.toMatchObject({ fields: [{ field }] });
});

it("fields that are not declared are taken out", async () => {
  const input = list({ role: "ADMIN", constructor: "Named" });

  expect(needsValidation(input)).toBe(true);
  await checkInput(input);
  expect(input).not.toHaveProperty("role");
});

it("what has no class or no rules is left to class-validator", () => {
  expect(needsValidation({ first: 1 })).toBe(true);
  expect(needsValidation(Object.assign(Object.create(null) as object, { first: 1 }))).toBe(true);
  expect(needsValidation(Promise.resolve(1))).toBe(false);
});
