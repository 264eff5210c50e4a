import { copyModule } from "#tools/build/copy-module.ts";

/** Gives the script of the lead forms what they all say: in each page, it would be a twentieth of it. */
export const { plugin: formCopy } = copyModule({
	id: "virtual:form-copy",
	file: "site/catalogue/form-script-copy.ts",
	name: "formScriptCopy",
});
