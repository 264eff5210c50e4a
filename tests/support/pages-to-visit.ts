import { isLongRun } from "#tools/checks/long-run.ts";
import { description, paperOfChapter } from "./site-description.ts";

const { pages } = description;
const firstPaper = pages.map(paperOfChapter).find((paper) => paper !== undefined);
const categoriesOf = (path: string) => /^.+\/category\//.exec(path)?.[0];

/** Whether a page is like none before: of chapters, those of one paper, and of the categories of a list, one. */
function isOfItsOwnKind(path: string): boolean {
	const categories = categoriesOf(path);
	if (categories !== undefined) return path === pages.find((other) => other.startsWith(categories));
	return [undefined, firstPaper].includes(paperOfChapter(path));
}

/** The pages that a browser opens: of those that are alike some, and all in a long run. */
export const pagesToVisit = isLongRun ? pages : pages.filter(isOfItsOwnKind);
