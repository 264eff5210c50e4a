import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";

/** The frame around every page. */
export const frameSchema = z.strictObject({
	skip: text,
	menu: text,
	search: text,
	close: text,
	home: text,
	main: text,
	breadcrumbs: text,
	solutions: text,
	products: text,
	offices: text,
	about: text,
	reach: text,
	contact: text,
	follow: text,
	copyright: message("year", "name"),
	newTab: text,
	/** What a screen reader calls a table of a long text. */
	table: text,
	theme: z.strictObject({ legend: text, system: text, light: text, dark: text }),
	loading: text,
	/** Said at the press that downloads a guide or a paper. */
	downloaded: text,
});
