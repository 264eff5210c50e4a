import { documentCode } from "#documents/compile/document-code.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";
import { runCommand } from "#tools/launch/child-processes.mjs";

/**
 * Sets all documents in a process of its own while the pages are drawn, unless a build has done so with the code of today. The
 * process begins with the last one that the pages ask for: where the two meet, all are in the store. A fault is left to the page
 * that asks for the document, as it says where in the content it is; the next build then begins again.
 */
export async function setDocumentsAhead(): Promise<void> {
	const asHere = { environment: process.env, isShown: false };
	const set = async () => {
		const { code } = await runCommand(
			process.execPath,
			["tools/build/documents/document-process.ts"],
			asHere,
		);
		if (code !== 0) throw new Error("Not all documents could be set ahead");
		return Buffer.alloc(0);
	};
	const input = await documentCode();
	await keptFile({ folder: "documents", ending: ".set", input }, set).catch(() => undefined);
}
