import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteFile } from "#domain/service/site-build.ts";
import { securityHeaders } from "#tools/build/served/security-policy.ts";

/** What holds for some addresses: theirs, and the header lines. */
interface HeaderRule {
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
}

type SiteFiles = Readonly<Record<string, SiteFile>>;

/** The rules that Cloudflare reads of the file, from the first. */
const readByCloudflare = 100;

/** Writes `_headers`, from which static hosts take the headers that the service sends by itself. */
export async function writeHeadersFile(folder: string, files: SiteFiles): Promise<void> {
	await writeFile(join(folder, "_headers"), `${headerRules(files).map(block).join("\n")}\n`);
}

/** A warning that a host which reads only some of the rules leaves pages without their policy; null where there are few enough. */
export function unreadRules(files: SiteFiles): string | null {
	const rules = headerRules(files);
	const unread = rules[readByCloudflare];
	if (unread === undefined) return null;
	return `_headers has ${rules.length} rules. Cloudflare reads the first ${readByCloudflare}: there, pages from ${unread.path} on are sent without their content security policy. Take a host that reads all.`;
}

function headerRules(files: SiteFiles): HeaderRule[] {
	const rules: HeaderRule[] = [
		{ path: "/*", headers: securityHeaders },
		{ path: "/_astro/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
	];
	for (const [path, { policy, headers: own }] of Object.entries(files)) {
		const headers = { ...(policy && { "Content-Security-Policy": policy }), ...own };
		if (Object.keys(headers).length === 0) continue;
		rules.push({ path, headers });
		if (policy && path !== "/" && !path.includes(".")) rules.push({ path: `${path}/`, headers });
	}
	return rules;
}

function block({ path, headers }: HeaderRule): string {
	return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}
