import { createHash } from "node:crypto";

/**
 * Headers of every response. The service sends `Strict-Transport-Security` only where visitors come by TLS. It speaks
 * for the site's own host: whether the company's other hosts have TLS too, only the company knows.
 */
export const securityHeaders = {
	"Strict-Transport-Security": "max-age=63072000",
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "same-origin",
	"Permissions-Policy":
		"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Embedder-Policy": "require-corp",
	"Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** For responses that are no page: nothing may load, run or frame. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const inlineElement = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;
const dataBlock = /type="(?:application\/(?:ld\+)?json|speculationrules)"/;

function hash(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The content security policy of one page: its own inline scripts and styles by hash, and nothing of another host. */
export function pagePolicy(html: string): string {
	const hashes = { script: new Set<string>(), style: new Set<string>() };
	for (const [, tag, attributes = "", text = ""] of html.matchAll(inlineElement)) {
		if (text === "" || dataBlock.test(attributes)) continue;
		hashes[tag === "script" ? "script" : "style"].add(hash(text));
	}
	return [
		"default-src 'none'",
		`script-src ${["'self'", ...hashes.script].join(" ")}`,
		`style-src ${["'self'", ...hashes.style].join(" ")}`,
		"img-src 'self'",
		"media-src 'self'",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'",
	].join("; ");
}
