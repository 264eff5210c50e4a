import { build as bundle } from "vite";

/** What runs where the site is served: the service, and its commands. */
const programs = {
	service: "server/main.ts",
	leads: "server/leads/leads-command.ts",
	mail: "server/mail/mail-command.ts",
	desk: "server/desk/command/desk-command.ts",
	webhooks: "server/webhooks/webhooks-command.ts",
	// A thread of the others.
	"vacuum-worker": "server/database/sqlite/vacuum-worker.ts",
};

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
			input: programs,
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
