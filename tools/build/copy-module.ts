import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

/** A module for a browser's script, whose default export is copy. */
export interface CopyModule<Copy> {
	readonly plugin: Plugin;
	/** The copy as the content has it. */
	readonly read: () => Promise<Copy>;
}

interface CopySource {
	/** The module, such as `virtual:desk-copy`. */
	readonly id: string;
	/** The file of the catalogue, which only Vite can run. */
	readonly file: string;
	/** What of that file the module holds. */
	readonly name: string;
}

interface CopyRead<Copy> {
	readonly copy: Copy;
	/** All that the copy comes from. */
	readonly files: readonly string[];
}

/** Makes copy that the catalogue has read from the content a part of the scripts that say it. */
export function copyModule<Copy>({ id, file, name }: CopySource): CopyModule<Copy> {
	const resolved = `\0${id}`;
	let isBuild = false;
	let read: Promise<CopyRead<Copy>> | undefined;
	let sources: ReadonlySet<string> = new Set();
	// A build needs the copy more than once; under the development server it may have changed in between.
	const readNow = () => {
		if (!isBuild) return readCopy<Copy>(file, name);
		read ??= readCopy(file, name);
		return read;
	};
	const plugin: Plugin = {
		name: id,
		configResolved({ command }) {
			isBuild = command === "build";
		},
		resolveId: (wanted) => (wanted === id ? resolved : null),
		async load(wanted) {
			if (wanted !== resolved) return null;
			const { copy, files } = await readNow();
			sources = new Set(files);
			return `export default JSON.parse(${JSON.stringify(JSON.stringify(copy))})`;
		},
		hotUpdate({ file, modules }) {
			const module = sources.has(file) && this.environment.moduleGraph.getModuleById(resolved);
			return module ? [...modules, module] : undefined;
		},
	};
	return { plugin, read: async () => (await readNow()).copy };
}

async function readCopy<Copy>(file: string, name: string): Promise<CopyRead<Copy>> {
	const options = { configFile: false, logLevel: "warn", envPrefix: "PUBLIC_" } as const;
	const { module, dependencies } = await runnerImport<Readonly<Record<string, Copy>>>(resolve(file), options);
	const copy = module[name];
	if (copy === undefined) throw new Error(`${file} exports no ${name}`);
	return { copy, files: dependencies };
}
