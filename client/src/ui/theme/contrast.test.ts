import { theme } from "./theme";

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The value of a colour token in a theme, with references followed. */
function colorOf(name: string, mode: "base" | "_dark"): string {
  const token = theme.tokens.getByName(`colors.${name}`) ?? theme.tokens.getByName(`colors.${name}.DEFAULT`);
  const { conditions } = (token?.extensions ?? {}) as { conditions?: Record<string, string> };
  const value = conditions?.[mode] ?? conditions?.base ?? token?.originalValue;
  const reference = /^\{colors\.(.+)\}$/.exec(String(value));
  return reference?.[1] ? colorOf(reference[1], mode) : String(value);
}

const texts: [string, string][] = [
  ["fg", "bg"],
  ["fg", "bg.surface"],
  ["fg", "bg.subtle"],
  ["fg", "bg.strong"],
  ["fg.muted", "bg"],
  ["fg.muted", "bg.surface"],
  ["fg.muted", "bg.subtle"],
  ["fg.onAccent", "accent"],
  ["fg.onAccent", "accent.hover"],
  ["fg.onDanger", "danger"],
  ["fg.onDanger", "danger.hover"],
  ["accent.text", "bg"],
  ["accent.text", "bg.surface"],
  ["accent.text", "accent.soft"],
  ["accent.text", "bg.subtle"],
  ["fg", "notice.soft"],
  ["fg.muted", "notice.soft"],
  ["success.text", "success.soft"],
  ["success.text", "bg.surface"],
  ["danger.text", "danger.soft"],
  ["danger.text", "bg"],
  ["danger.text", "bg.surface"],
  ...["coding", "finance", "language", "chemistry", "art", "medicine", "physics"].map((interest): [string, string] => [
    "ink",
    `interest.${interest}`,
  ]),
];

const edges: [string, string][] = [
  ["border.strong", "bg"],
  ["border.strong", "bg.surface"],
  ["focus", "bg"],
  ["focus", "bg.surface"],
  ["ink", "bg.picture"],
];

describe.each(["base", "_dark"] as const)("in the %s theme", (mode) => {
  it.each(texts)("%s is readable on %s", (text, ground) => {
    expect(contrast(colorOf(text, mode), colorOf(ground, mode))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)("%s stands out from %s", (edge, ground) => {
    expect(contrast(colorOf(edge, mode), colorOf(ground, mode))).toBeGreaterThanOrEqual(3);
  });
});
