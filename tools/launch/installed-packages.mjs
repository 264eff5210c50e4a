/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, optionalDependencies?: object,
 * 	os?: string[], cpu?: string[], libc?: string[] }} Package
 */
/** @typedef {Record<string, Package>} Packages by their folders, as a lock file has them */
/** @typedef {{ platform: string, architecture: string, library: string | null }} Machine `library` is glibc, musl, or null elsewhere */

/**
 * Whether each locked package is there as locked.
 * @param {Packages} locked
 * @param {Packages} installed
 * @param {{ needsChecks: boolean, machine: Machine | null }} wanted with a machine, the optional packages that are made for it
 * 	count too: npm leaves those out that its own Node is too old for
 */
export function isWhole(locked, installed, { needsChecks, machine }) {
	return Object.entries(locked).every(([path, each]) => {
		const { version, integrity, dev, optional } = each;
		const isSpare = optional === true && (machine === null || !isMadeFor(machine, each));
		if (path === "" || isSpare || (dev === true && !needsChecks)) return true;
		const found = installed[path];
		return found !== undefined && found.version === version && found.integrity === integrity;
	});
}

/**
 * A package without a platform is none of a machine's own: npm could do without.
 * @param {Machine} machine
 * @param {Package} each
 */
function isMadeFor({ platform, architecture, library }, { os, cpu, libc }) {
	const fits = os?.includes(platform) === true && cpu?.includes(architecture) === true;
	return fits && (libc === undefined || (library !== null && libc.includes(library)));
}

/** @returns {Machine} */
export function thisMachine() {
	const { platform, arch: architecture } = process;
	if (platform !== "linux") return { platform, architecture, library: null };
	const report = /** @type {any} */ (process.report.getReport());
	return { platform, architecture, library: report.header.glibcVersionRuntime ? "glibc" : "musl" };
}
