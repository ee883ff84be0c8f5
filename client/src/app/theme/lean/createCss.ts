import type { SystemConfig } from "@chakra-ui/react";
import { isStyles, mergeStyles, sortQueries, type Styles } from "./styles";

/** What the build computes from the theme, so that no browser has to. */
export interface ThemeTables {
  /** The CSS value of every token, by its kind and name: `values.colors["bg.surface"]`. */
  values: Record<string, Record<string, string>>;
  /** The media query of every breakpoint. */
  breakpoints: Record<string, string>;
}

interface ThemeConfig extends ThemeTables {
  conditions: NonNullable<SystemConfig["conditions"]>;
  utilities: NonNullable<SystemConfig["utilities"]>;
  layerStyles: Record<string, { value: Styles }>;
}

interface Utility {
  shorthand?: string;
  /** The kind of token that the style prop takes. */
  values?: string;
  transform?(value: unknown, args: { raw: unknown }): Styles;
}

type Condition = string | string[];

const important = /\s*!(important)?/i;

/** Turns style props into CSS exactly as Chakra's `system.css` does, for the features that the product uses. */
export function createCss({ values, breakpoints, conditions, utilities, layerStyles }: ThemeConfig) {
  const properties = utilities as Record<string, Utility>;
  const shorthands = new Map(
    Object.entries(properties).flatMap(([name, { shorthand }]) => (shorthand ? [[shorthand, name] as const] : [])),
  );
  const selectors = new Map<string, Condition>([
    ...Object.entries(conditions).map(([name, selector]) => [`_${name}`, selector as Condition] as const),
    ...Object.entries(breakpoints),
  ]);
  const rename = (key: string) => shorthands.get(key) ?? key;
  const isCondition = (key: string) => selectors.has(key) || key.startsWith("_") || /^@|&/.test(key);

  const variable = (path: string) => {
    const dot = path.indexOf(".");
    return values[path.slice(0, dot)]?.[path.slice(dot + 1)];
  };
  const expand = (text: string) => text.replace(/\{([^}]+)\}/g, (_, path: string) => variable(path) ?? path);

  function transform(prop: string, given: unknown): Styles {
    const raw = typeof given === "string" && given.includes("{") ? expand(given) : given;
    if (prop === "layerStyle") return css(layerStyles[String(raw)]?.value);
    if (prop.startsWith("--")) return { [prop]: variable(String(raw)) ?? raw };
    const { values: kind, transform: write } = properties[prop] ?? {};
    const value = (kind && values[kind]?.[String(raw)]) ?? raw;
    return write ? write(value, { raw }) : { [prop]: value };
  }

  function write(css: Styles, path: readonly string[], prop: string, value: unknown): void {
    if (value === null) return;
    const isImportant = typeof value === "string" && important.test(value);
    const written = transform(prop, isImportant ? value.replace(important, "").trim() : value);
    let place = css;
    for (const selector of path) place = (place[selector] ??= {}) as Styles;
    mergeStyles(place, isImportant ? markImportant(written) : written, (key) =>
      key.startsWith("@breakpoint ") ? (breakpoints[key.slice(12)] ?? key) : key,
    );
  }

  function walk(css: Styles, styles: Styles, path: readonly string[], prop?: string): void {
    for (const [key, value] of Object.entries(styles)) {
      const isPlace = key === "base" || isCondition(key);
      const nextPath = key === "base" || !isPlace ? path : [...path, ...[selectors.get(key) ?? key].flat()];
      const nextProp = isPlace ? prop : (prop ?? key);
      if (isStyles(value)) walk(css, value, nextPath, nextProp);
      else if (Array.isArray(value)) walk(css, byBreakpoint(value), nextPath, nextProp);
      else write(css, nextPath, nextProp ?? key, value);
    }
  }

  function byBreakpoint(list: unknown[]): Styles {
    const names = ["base", ...Object.keys(breakpoints).filter((name) => !/Only$|Down$|To[A-Z]/.test(name))];
    const entries = list.map((value, index) => [names[index] ?? "", value] as const);
    return Object.fromEntries(entries.filter(([, value]) => value != null));
  }

  function css(...all: (Styles | null | undefined)[]): Styles {
    const merged: Styles = {};
    for (const styles of all) if (styles) mergeStyles(merged, styles, rename);
    const result: Styles = {};
    walk(result, merged, []);
    return sortQueries(result);
  }

  return { css, names: ["css", "layerStyle", ...shorthands.keys(), ...Object.keys(properties), ...selectors.keys()] };
}

function markImportant(css: Styles): Styles {
  return Object.fromEntries(
    Object.entries(css).map(([key, value]) => [key, typeof value === "string" ? `${value} !important` : value]),
  );
}
