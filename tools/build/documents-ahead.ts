import { documentCode } from "#documents/compile/document-code.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";
import { runCommand } from "#tools/launch/child-processes.mjs";

/**
 * Sets all documents in a process of its own while the pages are drawn, unless a build has done so with the code of today. The
 * process begins with the last one that the pages ask for: where the two meet, all are in the store. A fault is left to the page
 * that asks for the document, as it says where in the content it is.
 */
export async function setDocumentsAhead(): Promise<void> {
	await keptFile({ folder: "documents", ending: ".set", input: await documentCode() }, async () => {
		const asHere = { environment: process.env, isShown: false };
		await runCommand(process.execPath, ["tools/build/document-process.ts"], asHere);
		return Buffer.alloc(0);
	});
}
