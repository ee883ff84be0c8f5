import type { Styles } from "./styles";

export type Props = Record<string, unknown>;

/** Attributes that have the names of style props. */
const attributes: Record<string, string> = { htmlWidth: "width", htmlHeight: "height" };

/** Sorts an element's props: the recipe's variants, the `css` prop, the style props, and what the element gets. */
export function splitProps(
  given: Props,
  defaults: Props | undefined,
  variantKeys: string[],
  isStyleProp: (name: string) => boolean,
) {
  const chosen: Props = {};
  const styles: Styles = {};
  const rest: Props = { ...defaults };
  for (const name of Object.keys(given)) {
    const value = given[name];
    if (value === undefined || name === "css") continue;
    if (variantKeys.includes(name)) chosen[name] = value;
    else if (isStyleProp(name)) styles[name] = value;
    else rest[attributes[name] ?? name] = value;
  }
  return { chosen, style: given.css as Styles | Styles[] | undefined, styles, rest };
}
