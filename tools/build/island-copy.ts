import { copyModule } from "#tools/build/copy-module.ts";

const copies = [
	{ id: "virtual:form-copy", file: "site/catalogue/form-script-copy.ts", name: "formScriptCopy" },
	{
		id: "virtual:assessment-copy",
		file: "site/catalogue/assessment-script-copy.ts",
		name: "assessmentScriptCopy",
	},
];

/** Gives the islands' scripts what they say: as properties of the islands, in the pages, it would be a twentieth of each. */
export const islandCopy = copies.map((copy) => copyModule(copy).plugin);
