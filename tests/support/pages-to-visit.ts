import { isLongRun } from "#tools/checks/long-run.ts";
import { description } from "./site-description.ts";

const chapter = /^\/resources\/white-papers\/(?!category\/)([^/]+)\/[^/]+$/;
const paperOf = (path: string) => chapter.exec(path)?.[1];
const firstPaper = description.pages.map(paperOf).find((paper) => paper !== undefined);

/** The pages that a browser opens: of the chapters, which are alike, those of one paper, and all in a long run. */
export const pagesToVisit = description.pages.filter(
	(path) => isLongRun || [undefined, firstPaper].includes(paperOf(path)),
);
