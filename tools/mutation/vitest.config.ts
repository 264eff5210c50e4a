import { defineConfig } from "vitest/config";

/** The tests that run in the mutator's own process. It can't change the code of a service that a test starts. */
export default defineConfig({ test: { include: ["{domain,server}/**/*.test.ts"] } });
