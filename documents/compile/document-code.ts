import { codeVersion } from "#tools/build/store/code-version.ts";

/** A word that changes with the code that sets documents, but for the texts. */
export function documentCode(): Promise<string> {
	return codeVersion("documents", "art/contour", "design", "domain/locale", "public/favicon.svg");
}
