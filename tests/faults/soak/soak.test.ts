import { expect, onTestFinished, test } from "vitest";
import { personAtDesk } from "#tests/support/desk-visitor.ts";
import { type MailServerForTests, mailServer, mailSettings } from "#tests/support/mail-server.ts";
import { descriptorsOf, memoryOf } from "#tests/support/process-use.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { startedService } from "#tests/support/service-for-tests.ts";
import { median } from "#tools/bench/statistics.ts";
import { isLongRun } from "#tools/checks/long-run.ts";
import { queryDatabase } from "#tools/service/query-database.ts";
import { addressOf, stalledClients, Visitors } from "./visitors.ts";

/** Milliseconds for which they come and go. */
const length = 10 * 60_000;
const team = "team@southlight.example";
/** Megabytes by which the service may grow from the second fifth of the time to the last. */
const maxGrowth = 30;
/** Connections of the visitors, of the outgoing mails, and files. */
const maxDescriptors = stalledClients + 60;

/** What a process uses, each second while the visitors come and go. */
function watchUse({ pid }: RunningService): { readonly memory: number[]; readonly descriptors: number[] } {
	const use = { memory: [] as number[], descriptors: [] as number[] };
	const timer = setInterval(() => {
		use.memory.push(memoryOf(pid));
		use.descriptors.push(descriptorsOf(pid));
	}, 1000);
	onTestFinished(() => clearInterval(timer));
	return use;
}

/** What it has logged. Its greeting to a person has lines of its own. */
const eventsOf = ({ output }: RunningService): unknown[] =>
	output
		.split("\n")
		.filter((line) => line.startsWith("{"))
		.map((line) => JSON.parse(line).event ?? line);

const mailsToCome = ({ databaseUrl }: RunningService) =>
	queryDatabase(databaseUrl, async (database) => {
		const rows = await database
			.selectFrom("outbox")
			.select("id")
			.where("purpose", "in", ["receipt", "team-lead"])
			.where("state", "<>", "sent")
			.execute();
		return rows.length;
	});

/** Each message that was acknowledged is stored once, and none whose visitor did not send all of it. */
async function expectNothingLost(service: RunningService, visitors: Visitors): Promise<string[]> {
	const { acknowledged, unanswered } = visitors;
	const leads = await service.leads();
	const stored = new Map(leads.map(({ values, reference }) => [String(values["message"]), reference]));
	const lost = [...acknowledged].filter(([message, reference]) => stored.get(message) !== reference);
	const unknown = [...stored.keys()].filter(
		(message) => !acknowledged.has(message) && !unanswered.has(message),
	);
	expect({ lost, unknown }).toEqual({ lost: [], unknown: [] });
	expect(leads).toHaveLength(stored.size);
	return [...stored.keys()];
}

/** Of each message one mail went to its visitor, and one to the team, whose answer goes to the visitor; a digest has none. */
function expectMailedOnce({ received }: MailServerForTests, messages: readonly string[]): void {
	const toTeam = received.filter(({ to, bytes }) => to.includes(team) && /^Reply-To: /m.test(bytes));
	const toVisitors = received.flatMap(({ to }) => to).filter((recipient) => recipient !== team);
	expect(toVisitors.sort()).toEqual(messages.map(addressOf).sort());
	expect(toTeam).toHaveLength(messages.length);
}

const story = "visitors of all kinds come and go, and nothing is lost, mailed twice or left behind";

test.skipIf(!isLongRun)(story, { timeout: length + 240_000 }, async () => {
	const server = await mailServer();
	const settings = { ...mailSettings(server), CONNECTIONS_PER_ADDRESS: "1000" };
	const service = await startedService({ settings });
	const visitors = new Visitors(service, await personAtDesk(service, "Reader"));
	const before = descriptorsOf(service.pid);
	const { memory, descriptors } = watchUse(service);
	const end = Date.now() + length;
	await visitors.comeAndGo(() => Date.now() > end);

	const fifth = Math.floor(memory.length / 5);
	const growth = median(memory.slice(-fifth)) - median(memory.slice(fifth, 2 * fifth));
	expect(growth).toBeLessThan(maxGrowth);
	expect(Math.max(...descriptors)).toBeLessThan(before + maxDescriptors);
	await expect.poll(() => mailsToCome(service), { timeout: 60_000 }).toBe(0);
	await expect.poll(() => descriptorsOf(service.pid), { timeout: 60_000 }).toBeLessThan(before + 5);

	expectMailedOnce(server, await expectNothingLost(service, visitors));
	expect(await service.stop()).toBe(0);
	expect(eventsOf(service)).toEqual(["listening", "stopping"]);
	expect(service.output).not.toMatch(/warning|error/i);
});
