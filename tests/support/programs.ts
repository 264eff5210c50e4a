import { servicePrograms } from "#tools/build/service-programs.ts";

const isBundled = process.env["TEST_BUNDLE"] === "1";
const names = Object.keys(servicePrograms) as (keyof typeof servicePrograms)[];
const fileOf = (name: (typeof names)[number]) => (isBundled ? `build/${name}.js` : servicePrograms[name]);

/**
 * The files of the service and its commands: their sources, so that a test sees the last change, or with `TEST_BUNDLE=1`, as
 * in the checks, the bundles that are shipped, which start in half the time.
 */
export const programs = Object.fromEntries(names.map((name) => [name, fileOf(name)])) as Readonly<
	Record<keyof typeof servicePrograms, string>
>;
