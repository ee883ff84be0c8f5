import type { Interest } from "../generated/hooks";

import type { Shape } from "../ui/pictures/ShapeIcon";

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
  { value: "CODING", label: "Coding", color: "interest.coding", shape: "circle" },
  { value: "FINANCE", label: "Finance", color: "interest.finance", shape: "square" },
  { value: "LANGUAGE", label: "Language", color: "interest.language", shape: "triangle" },
  { value: "CHEMISTRY", label: "Chemistry", color: "interest.chemistry", shape: "diamond" },
  { value: "ART", label: "Art", color: "interest.art", shape: "hexagon" },
  { value: "MEDICINE", label: "Medicine", color: "interest.medicine", shape: "drop" },
  { value: "PHYSICS", label: "Physics", color: "interest.physics", shape: "star" },
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
  return text in byValue;
}
