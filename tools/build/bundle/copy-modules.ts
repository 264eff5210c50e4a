import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

/** Copy that the catalogue has read from the content, as modules for the scripts that say it. */
export interface CopyModules<Copy> {
	readonly plugin: Plugin;
	/** The copy as the content has it. */
	readonly read: () => Promise<Copy>;
}

interface CopySource {
	/** The file of the catalogue, which only Vite can run. */
	readonly file: string;
	/** The export that holds the copy. */
	readonly name: string;
}

interface CopyRead<Copy> {
	readonly copy: Copy;
	/** All that the copy comes from. */
	readonly files: readonly string[];
}

/** @param modules what each module holds of the copy, as its default export, by a name such as `virtual:form-copy`. */
export function copyModules<Copy>(
	source: CopySource,
	modules: Readonly<Record<string, (copy: Copy) => unknown>>,
): CopyModules<Copy> {
	const resolvedId = (id: string) => `\0${id}`;
	let isBuild = false;
	let read: Promise<CopyRead<Copy>> | undefined;
	let sources: ReadonlySet<string> = new Set();
	// A build needs the copy more than once; under the development server it may have changed in between.
	const readNow = () => {
		if (!isBuild) return readCopy<Copy>(source);
		read ??= readCopy(source);
		return read;
	};
	const plugin: Plugin = {
		name: `copy of ${source.file}`,
		configResolved({ command }) {
			isBuild = command === "build";
		},
		resolveId: (id) => (id in modules ? resolvedId(id) : null),
		async load(resolved) {
			const pick = resolved.startsWith("\0") ? modules[resolved.slice(1)] : undefined;
			if (pick === undefined) return null;
			const { copy, files } = await readNow();
			sources = new Set(files);
			return `export default JSON.parse(${JSON.stringify(JSON.stringify(pick(copy)))})`;
		},
		hotUpdate({ file, modules: changed }) {
			if (!sources.has(file)) return undefined;
			const { moduleGraph } = this.environment;
			const copies = Object.keys(modules).map((id) => moduleGraph.getModuleById(resolvedId(id)));
			return [...changed, ...copies.filter((module) => module !== undefined)];
		},
	};
	return { plugin, read: async () => (await readNow()).copy };
}

async function readCopy<Copy>({ file, name }: CopySource): Promise<CopyRead<Copy>> {
	const options = { configFile: false, logLevel: "warn", envPrefix: "PUBLIC_" } as const;
	const { module, dependencies } = await runnerImport<Readonly<Record<string, Copy>>>(resolve(file), options);
	const copy = module[name];
	if (copy === undefined) throw new Error(`${file} exports no ${name}`);
	return { copy, files: dependencies };
}
