import { build as bundle } from "vite";

/** What runs where the site is served, each as one file: the service, and its commands. */
const programs = {
	service: "server/main.ts",
	leads: "server/leads/leads-command.ts",
	mail: "server/mail/mail-command.ts",
	desk: "server/desk/command/desk-command.ts",
	webhooks: "server/webhooks/webhooks-command.ts",
};

/**
 * Bundles the programs: what Node need not strip, resolve and hold takes half the memory. Names are kept, and the log
 * translates positions by the source map.
 */
for (const [name, entry] of Object.entries(programs)) {
	await bundle({
		configFile: false,
		logLevel: "warn",
		publicDir: false,
		build: {
			ssr: entry,
			target: "node24",
			// As far below the project's folder as the sources are, so that paths count from the same place.
			outDir: "build",
			emptyOutDir: false,
			sourcemap: true,
			rolldownOptions: {
				output: {
					entryFileNames: `${name}.js`,
					codeSplitting: false,
					minify: { compress: true, mangle: false, codegen: true },
				},
			},
		},
		ssr: { noExternal: true, external: ["pg-native"] },
	});
}
