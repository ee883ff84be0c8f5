import { mergeStyles, type Styles, isStyles } from "./styles";

type Css = (...all: Styles[]) => Styles;

export interface RecipeConfig {
  className?: string;
  base?: Styles;
  variants?: Record<string, Record<string, Styles>>;
  defaultVariants?: Styles;
}

/** A recipe as Chakra's components call it. */
export interface Recipe {
  (chosen?: Styles): Styles;
  className: string | undefined;
  variantKeys: string[];
  splitVariantProps(props: Styles): [Styles, Styles];
}

/** Makes each recipe once; Chakra's own makes it again with every element that is drawn. */
export function createRecipes(css: Css) {
  const known = new WeakMap<RecipeConfig, Recipe>();
  return function recipeOf(config: RecipeConfig): Recipe {
    let recipe = known.get(config);
    if (!recipe) known.set(config, (recipe = createRecipe(config, css)));
    return recipe;
  };
}

function createRecipe({ className, base = {}, variants = {}, defaultVariants = {} }: RecipeConfig, css: Css): Recipe {
  const variantKeys = Object.keys(variants);
  const results = new Map<string, Styles>();

  function resolve(chosen: Styles = {}): Styles {
    const choices = variantKeys.map((key) => chosen[key] ?? defaultVariants[key]);
    const name = JSON.stringify(choices);
    let result = results.get(name);
    if (!result) {
      const styles = variantKeys.reduce(
        (all, key, index) => mergeStyles(all, stylesOf(variants[key] ?? {}, choices[index])),
        mergeStyles({}, base),
      );
      const resolved = css(styles);
      result = Object.keys(resolved).length > 0 ? { "@layer recipes": resolved } : {};
      results.set(name, result);
    }
    return result;
  }

  function splitVariantProps(props: Styles): [Styles, Styles] {
    const chosen: Styles = {};
    const rest: Styles = {};
    for (const key of Object.keys(props)) (variantKeys.includes(key) ? chosen : rest)[key] = props[key];
    return [chosen, rest];
  }

  return Object.assign(resolve, { className, variantKeys, splitVariantProps });
}

/** The styles of a choice, which may differ by breakpoint: `size={{ base: "md", md: "lg" }}`. */
function stylesOf(variant: Record<string, Styles>, choice: unknown): Styles {
  if (!isStyles(choice)) return variant[String(choice)] ?? {};
  return Object.entries(choice).reduce<Styles>((all, [place, name]) => {
    const styles = variant[String(name)] ?? {};
    return mergeStyles(all, place === "base" ? styles : { [place]: styles });
  }, {});
}
