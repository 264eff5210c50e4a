import { build as bundle } from "vite";
import { servicePrograms } from "#tools/build/service-programs.ts";

/**
 * Bundles the programs with all that they import, so that they run without a package. What a program needs now and then is a part of its
 * own, loaded then: Node takes seven bytes of memory for each of a file. Names are kept, and the log translates positions by
 * the source maps.
 */
await bundle({
	configFile: false,
	logLevel: "warn",
	publicDir: false,
	build: {
		ssr: true,
		target: "node24",
		// As far below the project's folder as the sources are, so that paths count from the same place.
		outDir: "build",
		emptyOutDir: false,
		sourcemap: true,
		rolldownOptions: {
			input: {
				...servicePrograms,
				// A thread of the others.
				"vacuum-worker": "server/database/sqlite/vacuum-worker.ts",
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
