import type { Interest } from "../generated/hooks";

import type { Shape } from "../ui/pictures/ShapeIcon";
import * as texts from "./texts";

interface InterestLook {
  value: Interest;
  label: string;
  /** The colour token that stands for this interest everywhere; ink is readable on it. */
  color: string;
  /** The shape that stands for this interest in the logo. */
  shape: Shape;
}

/** The seven interests in the product's order, 1 to 7. */
export const interests: readonly InterestLook[] = [
  { value: "CODING", label: texts.coding, color: "interest.coding", shape: "circle" },
  { value: "FINANCE", label: texts.finance, color: "interest.finance", shape: "square" },
  { value: "LANGUAGE", label: texts.language, color: "interest.language", shape: "triangle" },
  { value: "CHEMISTRY", label: texts.chemistry, color: "interest.chemistry", shape: "diamond" },
  { value: "ART", label: texts.art, color: "interest.art", shape: "hexagon" },
  { value: "MEDICINE", label: texts.medicine, color: "interest.medicine", shape: "drop" },
  { value: "PHYSICS", label: texts.physics, color: "interest.physics", shape: "star" },
];

const byValue = Object.fromEntries(interests.map((interest) => [interest.value, interest])) as Record<
  Interest,
  InterestLook
>;

export function interestLook(value: Interest): InterestLook {
  return byValue[value];
}

/** Narrows text from an address or a form to an interest. */
export function isInterest(text: string): text is Interest {
  return Object.hasOwn(byValue, text);
}
