/**
 * Stands in for @pandacss/is-valid-prop in the build: the theme's base names the style props, so that the list of all
 * CSS properties need not be sent to anyone.
 */
export function isCssProperty(prop: string): boolean {
  return prop.startsWith("--") || /[&@]/.test(prop);
}
