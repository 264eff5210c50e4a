import { isLoopbackHost } from "#server/http/loopback-host.ts";

/** Where a server of mails is and how to sign in there, from an address in the settings. */
export interface ServerAddress {
	readonly host: string;
	readonly port: number;
	/** TLS from the first byte; without it, STARTTLS is required unless the server is on this machine. */
	readonly isSecure: boolean;
	/** Such a server often has a certificate that no one has signed, and no line to listen on. */
	readonly isLoopback: boolean;
	/** Both are empty where the address has none. */
	readonly user: string;
	readonly password: string;
	/** What follows the port, without its first slash. */
	readonly path: string;
}

const ports = {
	smtp: { plain: 587, secure: 465 },
	imap: { plain: 143, secure: 993 },
} as const;

/** What the person who sets an address with a password needs to know besides an example. */
export const escapedPassword = "with @, / and % in the password written as %40, %2F and %25";

/** Whether a `/` in a password has ended the host of an address too early: its `@` is then in the path. */
export function hasSplitPassword({ pathname }: URL): boolean {
	return pathname.includes("@");
}

/** Null when the text is no address of such a server. */
export function parseServerAddress(text: string, protocol: keyof typeof ports): ServerAddress | null {
	const url = URL.parse(text);
	if (url === null || url.hostname === "" || hasSplitPassword(url)) return null;
	const isSecure = url.protocol === `${protocol}s:`;
	if (!isSecure && url.protocol !== `${protocol}:`) return null;
	const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
	try {
		return {
			host,
			port: url.port === "" ? ports[protocol][isSecure ? "secure" : "plain"] : Number(url.port),
			isSecure,
			isLoopback: isLoopbackHost(host),
			user: decodeURIComponent(url.username),
			password: decodeURIComponent(url.password),
			path: decodeURIComponent(url.pathname.replace(/^\//, "")),
		};
	} catch {
		// A percent sign that is not escaped.
		return null;
	}
}
