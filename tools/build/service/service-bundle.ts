import { resolve } from "node:path";
import { build as bundle, type Plugin } from "vite";
import { servicePrograms } from "#tools/build/service/service-programs.ts";
import { pinnedVersion } from "#tools/launch/pinned-node.mjs";

const prefix = "for-new-enough-node:";
const [needed] = pinnedVersion().slice(1).split(".");

/** What a program begins with: it imports nothing, so that an older Node can read it and say why it does not go on. */
const newEnoughNode: Plugin = {
	name: "new-enough-node",
	resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
	load: (id) =>
		id.startsWith(`\0${prefix}`)
			? `const { node } = process.versions;
if (Number.parseInt(node) < ${needed}) {
	console.error("Needs Node.js ${needed}; this is " + node + " (" + process.execPath + ").");
	process.exit(1);
}
await import(${JSON.stringify(resolve(id.slice(prefix.length + 1)))});`
			: null,
};

const programs = Object.entries(servicePrograms).map(([name, file]) => [name, prefix + file]);

/**
 * Bundles the programs with all that they import, so that they run without a package. What a program needs now and then is a part of its
 * own, loaded then: Node takes seven bytes of memory for each of a file. Names are kept, and the log translates positions by
 * the source maps.
 */
await bundle({
	configFile: false,
	logLevel: "warn",
	publicDir: false,
	plugins: [newEnoughNode],
	build: {
		ssr: true,
		target: "node24",
		// As far below the project's folder as the sources are, so that paths count from the same place.
		outDir: "build",
		emptyOutDir: false,
		sourcemap: true,
		rolldownOptions: {
			input: {
				...Object.fromEntries(programs),
				// Threads of the others.
				"vacuum-worker": "server/database/sqlite/vacuum-worker.ts",
				"parse-mail-worker": "server/mailbox/parse-mail-worker.ts",
			},
			output: {
				entryFileNames: "[name].js",
				chunkFileNames: "part-[name].js",
				// Node holds text with other characters in two bytes each.
				charset: "ascii",
				minify: { compress: true, mangle: false, codegen: true },
			},
		},
	},
	ssr: { noExternal: true, external: ["pg-native"] },
});
