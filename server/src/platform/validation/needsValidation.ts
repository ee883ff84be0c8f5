import { getMetadataStorage, ValidationTypes } from "class-validator";

type InputClass = new () => object;

/** Whether the other rules of a field apply to this value. */
type Condition = (input: object, value: unknown) => boolean;

interface Rules {
  /** Whether a field must be there, and has no default. */
  hasRequired: boolean;
  /** The fields that may have any value. */
  free: ReadonlySet<string>;
  defaults: Readonly<Record<string, unknown>>;
}

const known = new Map<InputClass, Rules>();

/**
 * Whether a rule can refuse this input: not if it has nothing but defaults and fields without rules, as the arguments of most lists.
 * class-validator compares the class with every other one that has rules, which took 12 % of a page of the directory. A condition
 * may look at the value alone, as `MayBeEmpty`: a field that another one requires would be missed.
 */
export function needsValidation(input: object): boolean {
  // Not `input.constructor`, which a body could name.
  const type = (Object.getPrototypeOf(input) as { constructor: InputClass } | null)?.constructor ?? Object;
  const { hasRequired, free, defaults } = known.get(type) ?? findRules(type);
  return hasRequired || Object.entries(input).some(([field, value]) => value !== defaults[field] && !free.has(field));
}

function findRules(type: InputClass): Rules {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, "", false, false);
  const fields = [...new Set(rules.map(({ propertyName }) => propertyName))];
  // A class without rules may take arguments.
  const defaults = (fields.length > 0 ? new type() : {}) as Record<string, unknown>;
  const rulesOf = (field: string) => rules.filter(({ propertyName }) => propertyName === field);
  const isFree = (field: string) => rulesOf(field).every(({ type: kind }) => kind === ValidationTypes.WHITELIST);
  const mayBeLeftOut = (field: string) =>
    rulesOf(field)
      .filter(({ type: kind }) => kind === ValidationTypes.CONDITIONAL_VALIDATION)
      .some(({ constraints: [applies] }) => !(applies as Condition)(defaults, undefined));
  const isRequired = (field: string) => defaults[field] === undefined && !isFree(field) && !mayBeLeftOut(field);
  const found = { hasRequired: fields.some(isRequired), free: new Set(fields.filter(isFree)), defaults };
  known.set(type, found);
  return found;
}
