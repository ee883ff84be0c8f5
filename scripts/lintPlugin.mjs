import { oneHandle } from "./oneHandle.mjs";
import { ownTexts } from "./ownTexts.mjs";
import { publicParts } from "./publicParts.mjs";
import { zones } from "./zones.mjs";

/** This project's own lint rules. */
const plugin = {
  meta: { name: "own" },
  rules: { zones, "one-handle": oneHandle, texts: ownTexts, "public-parts": publicParts },
};

export default plugin;
