import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { convertToTsx } from "@astrojs/astro2tsx";
import ts from "typescript";

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const folders = "{content/schemas,domain,site,desk,tools/{build,claims}}";

/** A page's file with the name under which TypeScript reads it. */
const asTsx = (file: string) => `${file}.tsx`;
const isAstro = (file: string) => file.endsWith(".astro.tsx");
const original = (file: string) => file.replace(/\.tsx$/, "");

/** The project's sources with their types, Astro files included; tests are left out. */
export function typedSources(root: string): ts.Program {
	const { config } = ts.readConfigFile(resolve(root, "tsconfig.json"), ts.sys.readFile);
	const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
	const scripts = globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !isTest(file));
	const pages = globSync("site/**/*.astro", { cwd: root }).map(asTsx);
	const types = ["node_modules/astro/env.d.ts", "node_modules/astro/astro-jsx.d.ts"];
	const files = [...scripts, ...pages, ...types].map((file) => resolve(root, file));
	return ts.createProgram(files, options, hostWithPages(options, root));
}

function hostWithPages(options: ts.CompilerOptions, root: string): ts.CompilerHost {
	const host = ts.createCompilerHost(options);
	const { readFile, fileExists } = host;
	host.fileExists = (file) => fileExists(isAstro(file) ? original(file) : file);
	host.readFile = (file) => (isAstro(file) ? pageSource(original(file)) : readFile(file));
	host.getSourceFile = (file, languageVersion) => {
		const text = host.readFile(file);
		return text === undefined ? undefined : ts.createSourceFile(file, text, languageVersion, true);
	};
	host.resolveModuleNameLiterals = (literals, containingFile, redirected, _options, sourceFile) =>
		literals.map((literal) => {
			if (!literal.text.startsWith("#site/") || !literal.text.endsWith(".astro")) {
				const mode = ts.getModeForUsageLocation(sourceFile, literal, options);
				return ts.resolveModuleName(literal.text, containingFile, options, host, undefined, redirected, mode);
			}
			const resolvedFileName = asTsx(resolve(root, literal.text.slice(1)));
			return {
				resolvedModule: { resolvedFileName, extension: ts.Extension.Tsx, isExternalLibraryImport: false },
			};
		});
	return host;
}

function pageSource(file: string): string {
	const { code } = convertToTsx(readFileSync(file, "utf8"), { filename: file, ambientTypes: true });
	return code;
}
