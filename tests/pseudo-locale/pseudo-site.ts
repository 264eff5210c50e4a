import { resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../../build/pseudo-locale");

/** Where the site in the pseudo-locale is built, apart from the one that is served. */
export const pseudoSite = { pages: `${folder}/pages`, service: `${folder}/service` };
