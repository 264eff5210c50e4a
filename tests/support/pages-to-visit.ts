import { isLongRun } from "#tools/checks/long-run.ts";
import { description } from "./site-description.ts";

const { pages } = description;
const chapter = /^\/resources\/white-papers\/(?!category\/)([^/]+)\/[^/]+$/;
const paperOf = (path: string) => chapter.exec(path)?.[1];
const firstPaper = pages.map(paperOf).find((paper) => paper !== undefined);
const categoriesOf = (path: string) => /^.+\/category\//.exec(path)?.[0];

/** Whether a page is like none before: of chapters, those of one paper, and of the categories of a list, one. */
function isOfItsOwnKind(path: string): boolean {
	const categories = categoriesOf(path);
	if (categories !== undefined) return path === pages.find((other) => other.startsWith(categories));
	return [undefined, firstPaper].includes(paperOf(path));
}

/** The pages that a browser opens: of those that are alike some, and all in a long run. */
export const pagesToVisit = isLongRun ? pages : pages.filter(isOfItsOwnKind);
