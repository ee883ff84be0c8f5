import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** A module of the built server. */
export const server = (file) => require(`../../server/dist/${file}`);
