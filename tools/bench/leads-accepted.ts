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

/**
 * Leads stored durably, in turn with a bare write and fsync, so that both meet the same machine: how long each takes at a steady
 * rate, and as many as possible. Leads that can't be stored within eight seconds, as on a machine that has too much to do, are
 * refused.
 */
export async function measureLeads(folder: string, { name, sender, countLeads }: LeadTarget): Promise<Row[]> {
	const [bare, times, most]: [number[], number[], number[]] = [[], [], []];
	let [acknowledged, refused] = [0, 0];
	const send = () =>
		sender.send().then(
			() => void acknowledged++,
			() => void refused++,
		);
	await asFastAsPossible(4, 1, send);
	for (let round = 1; round <= rounds; round++) {
		process.stderr.write(`Leads accepted on ${name}, round ${round} of ${rounds}\n`);
		bare.push(...(await bareWrites(folder)));
		times.push(...(await atSteadyRate(rate, secondsEach, send)));
	}
	// Last: what a crowd leaves to be collected and written would be counted against the steady rate.
	for (let round = 1; round <= rounds; round++) most.push(await asFastAsPossible(16, 1, send));
	const ratio = (quantile(times, 0.99) / quantile(bare, 0.99)).toFixed(1);
	const lost = Math.max(0, acknowledged - (await countLeads()));
	return [
		{ what: `${name}: leads a second, 16 at once`, measured: quantile(most, 0.5).toFixed(0) },
		{ what: `${name}: leads at ${rate} a second, p50 and p99`, measured: percentiles(times) },
		{ what: `${name}: a write and fsync at that rate`, measured: percentiles(bare) },
		{ what: `${name}: p99 over that of the write`, measured: ratio, reach: "3", limit: "6" },
		{ what: `${name}: leads refused`, measured: String(refused) },
		{
			what: `${name}: leads acknowledged and not stored`,
			measured: String(lost),
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
