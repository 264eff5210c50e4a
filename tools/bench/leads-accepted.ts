import { open } from "node:fs/promises";
import { join } from "node:path";
import { LeadSender } from "#tools/bench/lead-sender.ts";
import type { LeadTarget } from "#tools/bench/lead-target.ts";
import { asFastAsPossible, atSteadyRate } from "#tools/bench/load.ts";
import { quantile } from "#tools/bench/statistics.ts";
import type { Row } from "#tools/bench/table.ts";

const rate = 200;
const rounds = 5;
const secondsEach = 2;

interface Taken {
	/** Milliseconds of each lead at the steady rate. */
	readonly times: number[];
	/** A second, as many as possible. */
	readonly most: number[];
	acknowledged: number;
}

/**
 * Leads stored durably on each database, in turn with a bare write and fsync, so that all of them meet the same machine: how
 * long each takes at a steady rate, and as many as possible.
 */
export async function measureLeads(folder: string, targets: readonly LeadTarget[]): Promise<Row[]> {
	const taken = new Map(targets.map((target) => [target, { times: [], most: [], acknowledged: 0 } as Taken]));
	for (const [{ sender }, one] of taken) {
		const send = () => sender.send().then(() => void one.acknowledged++);
		await asFastAsPossible(4, 1, send);
	}
	const bare: number[] = [];
	for (let round = 1; round <= rounds; round++) {
		process.stderr.write(`Leads accepted, round ${round} of ${rounds}\n`);
		bare.push(...(await bareWrites(folder)));
		for (const [{ sender }, one] of taken) {
			const send = () => sender.send().then(() => void one.acknowledged++);
			one.times.push(...(await atSteadyRate(rate, secondsEach, send)));
			one.most.push(await asFastAsPossible(16, 1, send));
		}
	}
	const rows: Row[] = [
		{ what: `Write and fsync at ${rate} a second, p50 and p99`, measured: percentiles(bare) },
	];
	for (const [target, one] of taken) rows.push(...(await rowsOf(target, one, bare)));
	return rows;
}

async function rowsOf(
	{ name, countLeads }: LeadTarget,
	{ times, most, acknowledged }: Taken,
	bare: readonly number[],
): Promise<Row[]> {
	const ratio = (quantile(times, 0.99) / quantile(bare, 0.99)).toFixed(1);
	return [
		{ what: `${name}: leads a second, 16 at once`, measured: quantile(most, 0.5).toFixed(0) },
		{ what: `${name}: leads at ${rate} a second, p50 and p99`, measured: percentiles(times) },
		{ what: `${name}: that p99 over a write and fsync`, measured: ratio, reach: "3", limit: "6" },
		{
			what: `${name}: leads acknowledged and not stored`,
			measured: String(Math.max(0, acknowledged - (await countLeads()))),
			reach: "0",
			limit: "0",
		},
	];
}

/** The bytes of leads, at the same rate, appended to a file one after the other and forced to the disk each time. */
async function bareWrites(folder: string): Promise<number[]> {
	const file = await open(join(folder, "bare-writes"), "a");
	let last = Promise.resolve();
	const times = await atSteadyRate(rate, secondsEach, () => {
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
