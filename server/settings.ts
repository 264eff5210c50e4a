import { pathToFileURL } from "node:url";
import { type CheckedEnvironment, environmentSchema } from "#server/environment-schema.ts";
import { type MailSettings, mailSettingsOf } from "#server/mail/mail-settings.ts";
import { type MailboxSettings, mailboxSettingsOf } from "#server/mailbox/mailbox-settings.ts";
import type { Network } from "#server/protection/parse-network.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

interface TlsSettings {
	readonly certificateFile: string;
	readonly keyFile: string;
	/** A port without TLS that leads to the one with it; null when there is none. */
	readonly redirectPort: number | null;
}

export interface Settings {
	readonly port: number;
	readonly host: string;
	/** Where the leads are; its scheme says in which kind of database. */
	readonly databaseUrl: URL;
	readonly distFolder: string;
	readonly buildFolder: string;
	/** Addresses of the proxies whose `X-Forwarded-For` is trusted; empty when there is none. */
	readonly trustedProxies: readonly string[];
	/** The origin that visitors see, behind a proxy; null when the requests say it themselves. */
	readonly siteOrigin: string | null;
	readonly tls: TlsSettings | null;
	/** Where figures about the service can be read; null for nowhere. */
	readonly metrics: { readonly port: number; readonly host: string } | null;
	/** Posts that one address may send in ten minutes. */
	readonly postsPerAddress: number;
	/** Connections that one address may have open at once, where there is no proxy. */
	readonly connectionsPerAddress: number;
	readonly showsStackTraces: boolean;
	/** Null when there is no mail server: mails then wait in the outbox. */
	readonly mail: MailSettings | null;
	/** Where answers are read; null when nothing reads them. */
	readonly mailbox: MailboxSettings | null;
	/** `allowed`: networks that are not public, and that webhooks may be sent to, also without TLS. */
	readonly webhooks: { readonly allowed: readonly Network[] };
}

/** Its message is for the person who starts the service; its stack is of no use to them. */
export class SettingsError extends Error {}

/** Reads the settings, each with a default; throws a `SettingsError` that names every wrong one. */
export function readSettings(environment: Environment): Settings {
	// An empty or blank variable counts as absent: that is how many hosts unset one.
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ""));
	const result = environmentSchema.safeParse(given);
	if (!result.success) {
		// One that holds a list may be wrong in several places.
		const lines = new Set(
			result.error.issues.map(({ path: [name], message }) => `  ${String(name)} ${message}`),
		);
		throw new SettingsError(`These settings are wrong:\n${[...lines].join("\n")}`);
	}
	return settingsOf(result.data);
}

function settingsOf(read: CheckedEnvironment): Settings {
	return {
		port: read.PORT,
		host: read.HOST,
		databaseUrl: new URL(read.DATABASE_URL ?? pathToFileURL(read.DATABASE_FILE)),
		distFolder: read.DIST_FOLDER,
		buildFolder: read.BUILD_FOLDER,
		trustedProxies: read.TRUST_PROXY,
		siteOrigin: read.SITE_ORIGIN === undefined ? null : new URL(read.SITE_ORIGIN).origin,
		tls: tlsOf(read),
		metrics: read.METRICS_PORT === undefined ? null : { port: read.METRICS_PORT, host: read.METRICS_HOST },
		postsPerAddress: read.POSTS_PER_ADDRESS,
		connectionsPerAddress: read.CONNECTIONS_PER_ADDRESS,
		showsStackTraces: read.NODE_ENV === "development",
		mail: mailSettingsOf(read),
		mailbox: mailboxSettingsOf(read),
		webhooks: { allowed: read.WEBHOOK_PRIVATE_NETWORKS },
	};
}

function tlsOf(read: CheckedEnvironment): Settings["tls"] {
	const { TLS_CERT_FILE: certificateFile, TLS_KEY_FILE: keyFile, REDIRECT_PORT: redirectPort = null } = read;
	if (certificateFile === undefined && keyFile === undefined) {
		if (redirectPort === null) return null;
		throw new SettingsError("REDIRECT_PORT leads to HTTPS: set TLS_CERT_FILE and TLS_KEY_FILE too.");
	}
	if (certificateFile === undefined || keyFile === undefined) {
		throw new SettingsError("TLS_CERT_FILE and TLS_KEY_FILE belong together: set both or neither.");
	}
	return { certificateFile, keyFile, redirectPort };
}
