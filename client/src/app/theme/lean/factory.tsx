import { mergeProps, mergeRefs, useChakraContext } from "@chakra-ui/react";
import type { EmotionCache } from "@emotion/cache";
import {
  __unsafe_useEmotionCache as useEmotionCache,
  css as serialize,
  type CSSObject,
  type SerializedStyles,
} from "@emotion/react";
import { type ElementType, forwardRef, type ReactElement, type ReactNode, type Ref, useInsertionEffect } from "react";
import type { RecipeConfig } from "./createRecipe";
import type { LeanSystem } from "./leanSystem";
import { type Props, splitProps } from "./splitProps";

interface Options {
  defaultProps?: Props;
}

interface ElementProps {
  as?: ElementType;
  /** The look goes to the one child instead of an element of its own. */
  asChild?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The limit of cached looks per component: a component with a free width or height could have any number. */
const maxLooks = 200;
const isServer = typeof document === "undefined";

/**
 * Takes the place of Chakra's factory in a built page. It draws the same elements, but computes a look once and draws
 * two components for an element instead of four.
 */
function createStyled(tag: ElementType, config: RecipeConfig = {}, { defaultProps }: Options = {}) {
  const looks = new Map<string, SerializedStyles>();

  return forwardRef(function Styled(given: Props, ref: Ref<unknown>) {
    const cache = useEmotionCache();
    const system = useChakraContext() as unknown as LeanSystem;
    const recipe = system.cva(config);
    const { chosen, style, styles, rest } = splitProps(given, defaultProps, recipe.variantKeys, system.isValidProperty);

    const key = JSON.stringify([chosen, style, styles]);
    let look = looks.get(key);
    if (!look) {
      if (looks.size === maxLooks) looks.clear();
      look = serialize(system.css(recipe(chosen), ...[style].flat(), styles) as CSSObject);
      looks.set(key, look);
    }
    useLook(cache, look);

    const { as: Element = tag, asChild, className, ...props } = rest as ElementProps;
    const name = [className, look.styles && `${cache?.key}-${look.name}`].filter(Boolean).join(" ") || undefined;
    if (!asChild) return <Element {...props} ref={ref} className={name} />;
    const child = props.children as ReactElement<Props & { ref?: Ref<unknown> }, ElementType>;
    const { children: _, ...own } = { ...props, ...(name && { className: name }) };
    return <child.type {...mergeProps<Props>(own, child.props)} ref={mergeRefs(ref, child.props.ref)} />;
  });
}

/** Adds the look's CSS to the page, unless it is there already: a prerendered page brings what it shows. */
function useLook(cache: EmotionCache | null, look: SerializedStyles): void {
  if (isServer) insertLook(cache, look);
  useInsertionEffect(() => insertLook(cache, look));
}

function insertLook(cache: EmotionCache | null, look: SerializedStyles): void {
  if (!cache || !look.styles) return;
  const name = `${cache.key}-${look.name}`;
  // The prerendering build collects a page's styles from here.
  if (isServer) cache.registered[name] = look.styles;
  if (cache.inserted[look.name] === undefined) cache.insert(`.${name}`, look, cache.sheet, true);
}

const elements = new Map<string, ReturnType<typeof createStyled>>();

/** `chakra(tag, recipe)` and `chakra.tag`. */
export const chakra = new Proxy(createStyled, {
  get(_, tag: string) {
    let element = elements.get(tag);
    if (!element) elements.set(tag, (element = createStyled(tag as ElementType)));
    return element;
  },
});
