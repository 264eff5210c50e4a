import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const repository = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** @param {string} path relative to the project's folder */
export function inRepository(path) {
	return join(repository, path);
}

/**
 * Reads a JSON file; null when there is none or it is broken.
 * @param {string} path relative to the project's folder
 * @returns {any} whatever is in it, for the caller to check
 */
export function readJson(path) {
	try {
		return JSON.parse(readFileSync(inRepository(path), "utf8"));
	} catch {
		return null;
	}
}
