import { isAbsolute } from "node:path";
import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";

describe("who starts the service", () => {
	test("without any setting gets this machine's port 4321, one database file and no stack traces", () => {
		const settings = readSettings({});
		expect(settings).toMatchObject({ port: 4321, host: "127.0.0.1", tls: null, showsStackTraces: false });
		expect(settings.databaseUrl.href).toMatch(/^file:.*\/data\/southlight\.db$/);
		expect([settings.distFolder, settings.buildFolder].every(isAbsolute)).toBe(true);
	});

	test.each(["0", "65535"])("may choose the port %s", (port) => {
		expect(readSettings({ PORT: port }).port).toBe(Number(port));
	});

	test("sees stack traces on error pages only while developing", () => {
		expect(readSettings({ NODE_ENV: "development" }).showsStackTraces).toBe(true);
		expect(readSettings({ NODE_ENV: "production" }).showsStackTraces).toBe(false);
	});

	test("gives a certificate with its key", () => {
		expect(readSettings({ TLS_CERT_FILE: "cert.pem", TLS_KEY_FILE: "key.pem" }).tls).toEqual({
			certificateFile: "cert.pem",
			keyFile: "key.pem",
			redirectPort: null,
		});
	});

	test("has figures for a program that watches where a port is set, on this machine alone", () => {
		expect(readSettings({}).metrics).toBeNull();
		expect(readSettings({ METRICS_PORT: "9464" }).metrics).toEqual({ port: 9464, host: "127.0.0.1" });
	});

	test("is told of a port that is set twice, unless it is any free one", () => {
		expect(() => readSettings({ METRICS_PORT: "4321" })).toThrow("METRICS_PORT must differ from PORT");
		expect(readSettings({ PORT: "0", METRICS_PORT: "0" }).metrics?.port).toBe(0);
	});

	test.each(["", " "])("may leave a setting empty: %j", (empty) => {
		expect(readSettings({ PORT: empty, TRUST_PROXY: empty })).toMatchObject({
			port: 4321,
			trustedProxies: [],
		});
	});

	test("names several proxies in one setting, by address, network or name, as the service then takes them", () => {
		const { trustedProxies } = readSettings({
			TRUST_PROXY:
				"10.0.0.1, 10.1.0.0/16,10.2.0.1/32,loopback uniquelocal linklocal, ::1, fd00::/8, fd00::1/128, ::ffff:10.0.0.1",
		});
		expect(trustedProxies).toEqual([
			...["10.0.0.1", "10.1.0.0/16", "10.2.0.1/32", "loopback", "uniquelocal", "linklocal"],
			...["::1", "fd00::/8", "fd00::1/128", "::ffff:10.0.0.1"],
		]);
		expect(() => Fastify({ trustProxy: [...trustedProxies] })).not.toThrow();
	});

	test.each([
		...["999.1.1.1", "10.0.0", "10.0.0.1, proxy", "loopback/8", "true", "/8"],
		...["10.0.0.0/", "10.0.0.0/0", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/8.5", "fd00::/129"],
	])("with %j for a proxy is told what one looks like", (given) => {
		expect(() => readSettings({ TRUST_PROXY: given })).toThrow(
			/^These settings are wrong:\n {2}TRUST_PROXY must list proxy addresses, such as 10\.0\.0\.1/,
		);
	});

	test("gives the site's address, of which the origin counts", () => {
		expect(readSettings({ SITE_ORIGIN: "https://www.example.com/" }).siteOrigin).toBe(
			"https://www.example.com",
		);
	});

	test.each([
		[{ PORT: "http" }, /PORT must be a whole number from 0 to 65535/],
		[{ PORT: "65536" }, /PORT must be a whole number from 0 to 65535/],
		[{ PORT: "-1" }, /PORT must be a whole number from 0 to 65535/],
		[{ PORT: "80.5" }, /PORT must be a whole number from 0 to 65535/],
		[{ SITE_ORIGIN: "www.example.com" }, /SITE_ORIGIN must be an address such as https/],
		[{ SITE_ORIGIN: "https://www.example.com/shop" }, /SITE_ORIGIN must be an address .* without a path/],
		[{ SITE_ORIGIN: "ftp://www.example.com" }, /SITE_ORIGIN must be an address such as https/],
		[{ SITE_ORIGIN: "http://127.0.0.1:4501" }, /SITE_ORIGIN must have a domain name.* an IP address/],
		[{ SITE_ORIGIN: "http://localhost:4321" }, /SITE_ORIGIN must have a domain name.* without a dot/],
		[{ DATABASE_URL: "mysql://db/leads" }, /DATABASE_URL must have an address such as postgres:/],
		[{ DATABASE_URL: "postgres://mere:pa/ss@db/leads" }, /DATABASE_URL [^\n]*%2F/],
		[{ SMTP_URL: "smtp://mere:pa/ss@db" }, /SMTP_URL [^\n]*%2F/],
		[{ IMAP_URL: "imap://mere:pa/ss@db" }, /IMAP_URL [^\n]*%2F/],
		// Up to its first "@" each of these is an address of its own, with a part of the password for its host.
		[{ DATABASE_URL: "postgres://mere:p@s/s@db/leads" }, /DATABASE_URL [^\n]*%2F/],
		[{ SMTP_URL: "smtp://mere:p@s/s@db" }, /SMTP_URL [^\n]*%2F/],
		[{ IMAP_URL: "imap://mere:p@s/s@db" }, /IMAP_URL [^\n]*%2F/],
		[{ TLS_CERT_FILE: "cert.pem" }, /TLS_CERT_FILE and TLS_KEY_FILE belong together/],
		[{ REDIRECT_PORT: "80" }, /REDIRECT_PORT leads to HTTPS: set TLS_CERT_FILE/],
		[{ METRICS_PORT: "all" }, /METRICS_PORT must be a whole number from 0 to 65535/],
		[{ TLS_KEY_FILE: "key.pem" }, /TLS_CERT_FILE and TLS_KEY_FILE belong together/],
	])("with %o is told in plain words what is wrong", (environment, message) => {
		expect(() => readSettings(environment)).toThrow(message);
	});

	test("hears of every wrong setting at once", () => {
		expect(() => readSettings({ PORT: "x", POSTS_PER_ADDRESS: "0" })).toThrow(
			/^These settings are wrong:\n {2}PORT .+\n {2}POSTS_PER_ADDRESS .+$/,
		);
	});
});
