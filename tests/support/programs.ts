import { servicePrograms } from "#tools/build/service/service-programs.ts";

/**
 * The file of the service or of one of its commands: its source, so that a test sees the last change, or with `TEST_BUNDLE=1`,
 * as in `npm test`, the bundle that is shipped, which starts in half the time.
 */
export const programFile = (name: keyof typeof servicePrograms): string =>
	process.env["TEST_BUNDLE"] === "1" ? `build/${name}.js` : servicePrograms[name];
