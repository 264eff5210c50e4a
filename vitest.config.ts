import { defineConfig } from "vitest/config";

// No test asserts how long a thing takes; a busy machine may take its own time.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: ["{documents,domain,content,site,server,desk,tools,art}/**/*.test.{ts,tsx}"],
					...patience,
				},
			},
			{ test: { name: "contract", include: ["tests/contract/**/*.test.ts"], ...patience } },
			{ test: { name: "output", include: ["tests/output/**/*.test.ts"], ...patience } },
			{ test: { name: "faults", include: ["tests/faults/**/*.test.ts"], ...patience } },
		],
	},
});
