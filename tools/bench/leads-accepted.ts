import { open } from "node:fs/promises";
import { join } from "node:path";
import { LeadSender } from "#tools/bench/lead-sender.ts";
import { asFastAsPossible, atSteadyRate } from "#tools/bench/load.ts";
import { quantile } from "#tools/bench/statistics.ts";
import type { Row } from "#tools/bench/table.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const rate = 200;
const seconds = 10;

/** Leads kept durably: as many as possible, and how long each takes at a steady rate, compared with a bare write and fsync. */
export async function measureLeads(folder: string, origin: string, databaseFile: string): Promise<Row[]> {
	process.stderr.write("Leads accepted\n");
	const sender = new LeadSender(origin);
	const send = () => sender.send();
	await asFastAsPossible(4, 1, send);
	const before = await leadsIn(databaseFile);
	const times = await atSteadyRate(rate, seconds, send);
	const lost = before + times.length - (await leadsIn(databaseFile));
	const most = await asFastAsPossible(16, 5, send);
	sender.end();
	const bare = await bareWrites(folder);
	const ratio = quantile(times, 0.99) / quantile(bare, 0.99);
	return [
		{ what: "Leads accepted a second, 16 at once", measured: most.toFixed(0) },
		{ what: `Leads at ${rate} a second, p50 and p99`, measured: percentiles(times) },
		{ what: `Write and fsync at ${rate} a second, p50 and p99`, measured: percentiles(bare) },
		{
			what: "p99 of a lead over that of a write and fsync",
			measured: ratio.toFixed(1),
			reach: "3",
			limit: "6",
		},
		{ what: "Leads acknowledged and not in the database", measured: String(lost), reach: "0", limit: "0" },
	];
}

/** The same bytes, at the same rate, appended to a file one after the other and forced to the disk each time. */
async function bareWrites(folder: string): Promise<number[]> {
	const file = await open(join(folder, "bare-writes"), "a");
	let last = Promise.resolve();
	const times = await atSteadyRate(rate, seconds, () => {
		last = last.then(async () => {
			await file.write(LeadSender.body());
			await file.sync();
		});
		return last;
	});
	await file.close();
	return times;
}

function percentiles(times: readonly number[]): string {
	return `${quantile(times, 0.5).toFixed(1)} and ${quantile(times, 0.99).toFixed(1)} ms`;
}

function leadsIn(databaseFile: string): Promise<number> {
	return queryDatabase(databaseFile, async (database) => {
		const leads = database.selectFrom("leads").select(({ fn }) => fn.countAll<number>().as("count"));
		return (await leads.executeTakeFirstOrThrow()).count;
	});
}
