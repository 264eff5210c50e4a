import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: ["{domain,content,site,server,desk,tools,art}/**/*.test.{ts,tsx}"],
					// No test asserts a time; a busy machine may take its own.
					testTimeout: 30_000,
				},
			},
			{ test: { name: "contract", include: ["tests/contract/**/*.test.ts"] } },
			{ test: { name: "output", include: ["tests/output/**/*.test.ts"] } },
			{ test: { name: "faults", include: ["tests/faults/**/*.test.ts"], testTimeout: 60_000 } },
		],
	},
});
