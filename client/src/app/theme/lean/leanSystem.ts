import type { SystemContext } from "@chakra-ui/react";
import { base } from "../base";
import { isCssProperty } from "../isCssProperty";
import { layerStyles, recipes } from "../recipes";
import { createCss, type ThemeTables } from "./createCss";
import { createRecipes, type Recipe, type RecipeConfig } from "./createRecipe";
import type { Styles } from "./styles";

/** What the factory and Chakra's components need of a system. */
export interface LeanSystem {
  css(...all: (Styles | null | undefined)[]): Styles;
  cva(config: RecipeConfig): Recipe;
  isValidProperty(name: string): boolean;
  getRecipeFn(key: string): Recipe;
}

const noRecipe: RecipeConfig = {};

/** The theme in a built page: its tokens were computed and its global styles written into the page by the build. */
export function leanSystem(tables: ThemeTables): SystemContext {
  const { conditions = {}, utilities = {} } = base;
  const { css, names } = createCss({ ...tables, conditions, utilities, layerStyles });
  const properties = new Set(names);
  const cva = createRecipes(css);
  const system: LeanSystem = {
    css,
    cva,
    isValidProperty: (name) => properties.has(name) || isCssProperty(name),
    getRecipeFn: (key) => cva((recipes as Record<string, RecipeConfig>)[key] ?? noRecipe),
  };
  const globals = { _config: { disableLayers: true }, _global: [] };
  // The provider and the components read nothing else of it.
  return { ...system, ...globals } as unknown as SystemContext;
}
