import { isAbsolute, join, resolve } from "node:path";
import * as z from "zod";
import { mailEnvironment, mailFaults } from "#server/mail/mail-settings.ts";
import { escapedPassword, hasSplitPassword } from "#server/mail/server-address.ts";
import { mailboxEnvironment } from "#server/mailbox/mailbox-settings.ts";
import { proxyAddresses } from "#server/proxy-addresses.ts";
import { webhookEnvironment } from "#server/webhooks/webhook-settings.ts";

const repository = resolve(import.meta.dirname, "..");

const wholeNumber = (from: number, to: number) => {
	const message = `must be a whole number from ${from} to ${to}`;
	const isWithin = (value: number) => Number.isInteger(value) && value >= from && value <= to;
	return z.coerce.number(message).refine(isWithin, message);
};

const path = (byDefault: string) =>
	z.string().min(1, "must not be empty").default(byDefault).transform(absolutePath);

const aDatabase = `must have an address such as postgres://user:password@host/database, ${escapedPassword}`;

export const databaseAddress = z
	.url({ protocol: /^postgres(ql)?$/, error: aDatabase })
	.refine((address) => !URL.canParse(address) || !hasSplitPassword(new URL(address)), aDatabase);

const anOrigin = "must be an address such as https://www.example.com, without a path";

const aDomain =
	"must have a domain name, as in https://www.example.com; an IP address or a name without a dot does not do";

/** What is no address at all has been refused before. */
function hasDomainIfAddress(address: string): boolean {
	const url = URL.parse(address);
	return url === null || z.regexes.domain.test(url.hostname);
}

/** What is no address at all has been refused before. */
function isOriginIfAddress(address: string): boolean {
	const url = URL.parse(address);
	return url === null || url.href === `${url.origin}/`;
}

const settingsSchema = z.object({
	...mailEnvironment,
	...mailboxEnvironment,
	...webhookEnvironment,
	PORT: wholeNumber(0, 65535).default(4321),
	HOST: z.string().min(1, "must be an address such as 127.0.0.1 or 0.0.0.0").default("127.0.0.1"),
	DATABASE_FILE: path("data/southlight.db"),
	DATABASE_URL: databaseAddress.optional(),
	DIST_FOLDER: path("dist"),
	BUILD_FOLDER: path("build/service"),
	TRUST_PROXY: proxyAddresses,
	SITE_ORIGIN: z
		.url({ protocol: /^https?$/, error: anOrigin })
		.refine(hasDomainIfAddress, aDomain)
		.refine(isOriginIfAddress, anOrigin)
		.optional(),
	TLS_CERT_FILE: z.string().optional(),
	TLS_KEY_FILE: z.string().optional(),
	REDIRECT_PORT: wholeNumber(0, 65535).optional(),
	METRICS_PORT: wholeNumber(0, 65535).optional(),
	METRICS_HOST: z.string().default("127.0.0.1"),
	POSTS_PER_ADDRESS: wholeNumber(1, 10_000_000).default(300),
	CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(128),
	NODE_ENV: z.string().default("production"),
});

/** The environment variables that the service reads, each with a default or optional. */
export const environmentSchema = settingsSchema.superRefine((read, context) => {
	for (const { name, message } of [...mailFaults(read), ...portFaults(read)])
		context.addIssue({ code: "custom", path: [name], message });
});

/** The settings that name a port on which the service listens. */
export const portSettings = ["PORT", "REDIRECT_PORT", "METRICS_PORT"] as const;

type Ports = Pick<z.infer<typeof settingsSchema>, (typeof portSettings)[number]>;

/** Ports that are set twice; 0 is any free one. */
function portFaults(read: Ports): { readonly name: string; readonly message: string }[] {
	return portSettings.flatMap((name, index) => {
		const other = portSettings.slice(0, index).find((each) => read[each] === read[name]);
		return read[name] && other !== undefined ? [{ name, message: `must differ from ${other}` }] : [];
	});
}

function absolutePath(given: string): string {
	return isAbsolute(given) ? given : join(repository, given);
}

export type CheckedEnvironment = z.infer<typeof environmentSchema>;
