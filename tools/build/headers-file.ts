import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteFile } from "#domain/service/site-build.ts";
import { securityHeaders } from "#tools/build/security-policy.ts";

/** Writes `_headers`, from which static hosts take the headers that the service sends by itself. */
export async function writeHeadersFile(
	folder: string,
	files: Readonly<Record<string, SiteFile>>,
): Promise<void> {
	const rules = [
		block("/*", securityHeaders),
		block("/_astro/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
	];
	for (const [path, { policy, headers }] of Object.entries(files)) {
		const lines = { ...(policy && { "Content-Security-Policy": policy }), ...headers };
		if (Object.keys(lines).length === 0) continue;
		rules.push(block(path, lines));
		if (policy && path !== "/" && !path.includes(".")) rules.push(block(`${path}/`, lines));
	}
	await writeFile(join(folder, "_headers"), `${rules.join("\n")}\n`);
}

function block(path: string, headers: Readonly<Record<string, string>>): string {
	return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}
