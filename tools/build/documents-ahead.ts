import { existsSync } from "node:fs";
import { store } from "#tools/build/store/kept-file.ts";
import { runCommand } from "#tools/launch/child-processes.mjs";

/** Read before anything is kept. A later build finds most of its documents in the store, and would only lose time. */
const isFirstBuild = !existsSync(store);

/**
 * Sets the documents of a first build in a process of its own, while the pages are bundled and drawn. It begins with the last
 * one that the pages ask for: where the two meet, all are in the store. A fault is left to the page that asks for the
 * document, as it says where in the content it is.
 */
export async function setDocumentsAhead(): Promise<void> {
	if (!isFirstBuild) return;
	const asHere = { environment: process.env, isShown: false };
	await runCommand(process.execPath, ["tools/build/document-process.ts"], asHere);
}
