import type { FacePartsFragment } from "../../generated/hooks";
import { accessories, clothings, expressions, facialHairs, hairColors, heads, skins } from "./choices";

/** The choices that make a face. */
export type Face = Omit<FacePartsFragment, "__typename">;

/** Without what Apollo adds, as the service takes it. */
export function toFace({ skin, head, hairColor, expression, clothing, accessory, facialHair }: Face): Face {
  return { skin, head, hairColor, expression, clothing, accessory, facialHair };
}

/** Another face, by chance; glasses and beards are rarer than none. */
export function shuffledFace(): Face {
  return {
    skin: anyOf(skins),
    head: anyOf(heads),
    hairColor: anyOf(hairColors),
    expression: anyOf(expressions),
    clothing: anyOf(clothings),
    accessory: Math.random() < 0.3 ? anyOf(accessories) : null,
    facialHair: Math.random() < 0.15 ? anyOf(facialHairs) : null,
  };
}

function anyOf<Value extends string>(choices: Readonly<Record<Value, unknown>>): Value {
  const values = Object.keys(choices) as Value[];
  return values[Math.floor(Math.random() * values.length)] as Value;
}
