import { once } from "node:events";
import type { SiteBuild } from "#domain/service/site-build.ts";
import { createApp } from "#server/app.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { explainStartError } from "#server/explain-start-error.ts";
import { readCertificate } from "#server/http/certificate.ts";
import { createRedirectServer } from "#server/http/redirect-server.ts";
import { logCrashes, logEvent, logWarnings } from "#server/log/log-event.ts";
import { readDkimKey } from "#server/mail/dkim-key.ts";
import { mailStatus } from "#server/mail/mail-status.ts";
import { startMails } from "#server/mail/start-mails.ts";
import { mailboxStatus } from "#server/mailbox/mailbox-status.ts";
import { startMailbox } from "#server/mailbox/start-mailbox.ts";
import { type Metrics, noMetrics } from "#server/metrics/metrics.ts";
import { RetentionJob } from "#server/retention/retention-job.ts";
import { type Environment, readSettings, type Settings } from "#server/settings.ts";
import {
	addressNotes,
	certificateNotes,
	deskNotes,
	mailboxNotes,
	proxyNotes,
} from "#server/settings-notes.ts";
import { loadSiteBuild } from "#server/site-build/site-build.ts";
import { startWebhooks } from "#server/webhooks/start-webhooks.ts";
import { webhookStatus } from "#server/webhooks/webhook-status.ts";

/** Milliseconds that all parts together have to stop; requests under way are finished until then. */
const stopTimeout = 8000;

/**
 * Starts the parts of the service one after the other. They stop in the opposite order, each before what it works with.
 * @param parts keeps what has been started, also where a later part can't start
 */
async function start(environment: Environment, parts: AsyncDisposableStack): Promise<void> {
	const settings = readSettings(environment);
	const build = await loadSiteBuild(settings.buildFolder);
	// What they name is part of the settings: a file that is missing is found out before the tables are changed.
	const certificate = settings.tls === null ? null : readCertificate(settings.tls);
	if (settings.mail !== null) readDkimKey(settings.mail);
	const database = parts.adopt(await openDatabase(settings.databaseUrl), (part) => part.close());
	await database.verify();
	await migrate(database);
	// Before the parts that a stop must not leave half-way. Until they have begun, to be ended at once does no harm.
	stopOnSignal(parts);
	parts.adopt(new RetentionJob(database), (part) => part.stop());
	const mails = startMails(settings, database, build);
	parts.defer(() => mails?.stop());
	const mailboxStart = startMailbox(settings, database);
	parts.defer(async () => (await mailboxStart)?.stop());
	const mailbox = await mailboxStart;
	const webhooks = parts.adopt(startWebhooks(settings, database), (part) => part.stop());
	const metrics = await startMetrics(settings, parts);
	const onLeadStored = () => {
		mails?.wake();
		webhooks.wake();
	};
	const appParts = { build, metrics, onLeadStored };
	const app = parts.adopt(await createApp(settings, database, appParts), (part) => part.close());
	// Before the app, which waits for its requests: no mail is begun meanwhile, and each has all of the time to end.
	parts.defer(() => {
		for (const worker of [mails, mailbox, webhooks]) void worker?.stop();
	});
	await app.listen({ port: settings.port, host: settings.host });
	const origin = originOf(app.listeningOrigin, settings);
	await startRedirect(settings, build.site, origin, parts);
	const [mail, answers] = [await mailStatus(settings, database), await mailboxStatus(settings, database)];
	const places = { leads: database.place, mail, answers, webhooks: await webhookStatus(database) };
	const notes = [
		...[addressNotes, mailboxNotes].flatMap((notesOf) => notesOf(settings, build.site)),
		...[deskNotes, proxyNotes].flatMap((notesOf) => notesOf(settings)),
		...certificateNotes(settings, certificate?.cert ?? null, new Date()),
	];
	console.log(greeting(origin, places, notes));
	// For the program that started the service, among the log's own lines of JSON.
	logEvent("listening", { origin });
}

async function startMetrics({ metrics }: Settings, parts: AsyncDisposableStack): Promise<Metrics> {
	if (metrics === null) return noMetrics;
	// Loaded where it is used: the library takes some megabytes.
	const { startPrometheus } = await import("#server/metrics/prometheus.ts");
	const server = parts.adopt(await startPrometheus(metrics), (part) => part.close());
	logEvent("metrics", { address: server.address });
	return server.metrics;
}

async function startRedirect(
	{ tls, host, siteOrigin, connectionsPerAddress }: Settings,
	site: SiteBuild,
	origin: string,
	parts: AsyncDisposableStack,
): Promise<void> {
	if (tls === null || tls.redirectPort === null) return;
	const { port } = new URL(origin);
	const originWithTls = (name: string) =>
		siteOrigin ?? URL.parse(`https://${name}:${port || 443}`)?.origin ?? null;
	const server = createRedirectServer(originWithTls, connectionsPerAddress, site);
	parts.defer(() => void server.close());
	server.listen(tls.redirectPort, host);
	await once(server, "listening");
	logEvent("redirecting", { port: Object(server.address()).port });
}

/**
 * On SIGTERM or Ctrl+C: stops the parts, the last one first, and exits. A second signal changes nothing, because a
 * launcher passes on the Ctrl+C that the terminal has sent to both.
 */
function stopOnSignal(parts: AsyncDisposableStack): void {
	const stop = async () => {
		if (parts.disposed) return;
		logEvent("stopping");
		await end(parts, 0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
}

/** Stops the parts, the last one first, and exits; with 1 where they take too long. */
async function end(parts: AsyncDisposableStack, exitCode: number): Promise<never> {
	setTimeout(() => process.exit(1), stopTimeout);
	await parts.disposeAsync();
	process.exit(exitCode);
}

function originOf(listeningOrigin: string, { tls }: Settings): string {
	return tls === null ? listeningOrigin : listeningOrigin.replace(/^http:/, "https:");
}

function greeting(
	origin: string,
	{ leads, mail, answers, webhooks }: Readonly<Record<"leads" | "mail" | "answers" | "webhooks", string>>,
	notes: readonly string[],
): string {
	return `
  Southlight is ready

    Site      ${origin}
    Leads     ${leads}
    Email     ${mail}
    Answers   ${answers}
    Webhooks  ${webhooks}
    See them  npm run leads
    Stop      Ctrl+C
${notes.map((note) => `\n  ${note}\n`).join("")}`;
}

/**
 * Starts the service, says where it is, and lets it run until a signal. When it can't start, it stops what has begun,
 * so that no lease and no mail is left half-way, and ends the process.
 */
export async function startService(environment: Environment): Promise<void> {
	logCrashes();
	logWarnings();
	const parts = new AsyncDisposableStack();
	try {
		await start(environment, parts);
	} catch (error) {
		// A part that was stopped while it began can't go on.
		if (parts.disposed) return;
		console.error(explainStartError(error, environment));
		await end(parts, 1);
	}
}
