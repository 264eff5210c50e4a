import type { scriptCopy } from "#site/catalogue/script-copy.ts";
import { copyModules } from "#tools/build/bundle/copy-modules.ts";

/** Gives the islands' scripts what they say: as properties of the islands, in the pages, it would be a twentieth of each. */
export const { plugin: islandCopy } = copyModules<typeof scriptCopy>(
	{ file: "site/catalogue/script-copy.ts", name: "scriptCopy" },
	{
		"virtual:form-copy": ({ form }) => form,
		"virtual:assessment-copy": ({ assessment }) => assessment,
	},
);
