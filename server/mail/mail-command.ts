import { parseNamedAddress } from "#domain/mail/named-address.ts";
import { type OutboxState, outboxStates, undeliveredStates } from "#domain/outbox/outbox-states.ts";
import { onDatabase } from "#server/command/on-database.ts";
import { assertNoMore, noSuchCommand, readCommandLine } from "#server/command/read-command-line.ts";
import { retryItems } from "#server/command/retry-items.ts";
import { runCommand } from "#server/command/run-command.ts";
import { findDatabase, needDatabase, withoutDatabase } from "#server/database/open-database.ts";
import { composeMessage } from "#server/mail/compose-message.ts";
import { readDkimKey } from "#server/mail/dkim-key.ts";
import { dnsRecords } from "#server/mail/dns-records.ts";
import type { MailSettings } from "#server/mail/mail-settings.ts";
import { mailStatus } from "#server/mail/mail-status.ts";
import { retryMail } from "#server/mail/retry-mail.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { mailboxStatus } from "#server/mailbox/mailbox-status.ts";
import { listOutbox } from "#server/outbox/list-outbox.ts";
import { outboxAsText } from "#server/outbox/outbox-as-text.ts";
import { readSettings, type Settings } from "#server/settings.ts";

const usage = `The emails of the service.

  npm run mail -- test ADDRESS     sends an email to an address now, and says what the mail server answers
  npm run mail -- dns              the records that let other mail servers trust yours
  npm run mail -- list             emails that wait, failed, came back, or may or may not have arrived
  npm run mail -- list --all       those that were sent or became superfluous too, the newest first
  npm run mail -- retry ID…        sends emails again that failed, came back or may not have arrived
`;

async function run(): Promise<string> {
	const asked = readCommandLine("mail", { all: { type: "boolean", default: false } });
	if (asked?.name === undefined) return usage;
	const { name: command, operands: names, options } = asked;
	if (command === "dns" || command === "list") assertNoMore("mail", command, names);
	const settings = readSettings(process.env);
	if (command === "test") return test(neededMail(settings), names);
	if (command === "dns") return dnsRecords(neededMail(settings));
	if (command === "list") return list(settings, options.all);
	if (command === "retry") return retry(settings, names);
	throw noSuchCommand("mail", command);
}

function neededMail({ mail }: Settings): MailSettings {
	if (mail !== null) return mail;
	throw new Error("No mail server is set: SMTP_URL, MAIL_FROM and MAIL_TEAM are needed.");
}

async function test(mail: MailSettings, [address = "", ...more]: readonly string[]): Promise<string> {
	const to = parseNamedAddress(address);
	if (to === null || more.length > 0)
		throw new Error("Name one address: npm run mail -- test me@example.com");
	const { host } = mail.server;
	const text = `This is a test. The service can send emails by ${host}, from ${mail.from.address}.\n`;
	const rendered = { subject: "Test of the email settings", text, html: `<p>${text}</p>`, calendar: null };
	const sender = { from: mail.from, to: [to], replyTo: null, now: new Date(), dkim: readDkimKey(mail) };
	const message = await composeMessage({ mail: rendered, ...sender });
	const never = new AbortController().signal;
	const outcome = await sendMail(mail.server, message, async () => undefined, never);
	if (outcome.kind !== "sent") throw new Error(`Not sent by ${host}: ${outcome.text}`);
	return `Sent to ${to.address} by ${host}: ${outcome.text}`;
}

async function list(settings: Settings, isAll: boolean): Promise<string> {
	const database = await findDatabase(settings.databaseUrl);
	if (database === null) return `No emails yet.\n\n${withoutDatabase(settings.databaseUrl)}`;
	const states: OutboxState[] = isAll ? [...outboxStates] : ["waiting", "sending", ...undeliveredStates];
	return onDatabase(database, async () => {
		const items = await listOutbox(database.kysely, "mail", states);
		const text = items.length === 0 ? "No emails." : outboxAsText(items);
		const mail = settings.mail === null ? `\nEmail: ${await mailStatus(settings, database)}` : "";
		return `${text}\n${mail}\nAnswers: ${await mailboxStatus(settings, database)}`;
	});
}

async function retry(settings: Settings, ids: readonly string[]): Promise<string> {
	const database = await needDatabase(settings.databaseUrl);
	return onDatabase(database, () => retryItems("mail", ids, (id) => retryMail(database, id, new Date())));
}

await runCommand(run);
