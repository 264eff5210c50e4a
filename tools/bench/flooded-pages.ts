import { Agent, request } from "node:http";
import { join } from "node:path";
import { builtService } from "#tools/bench/lead-target.ts";
import { atSteadyRate } from "#tools/bench/load.ts";
import { quantile } from "#tools/bench/statistics.ts";
import type { Row } from "#tools/bench/table.ts";
import { startServiceProcess } from "#tools/service/service-process.ts";

const floodingConnections = 50;
const pagesPerSecond = 20;
const seconds = 10;
/** A plain form without an address to write to, 4 kB. */
const faultyForm = `firstName=Mere&message=${"x".repeat(4000)}`;

/** How long a visitor's page takes while another address sends faulty forms as fast as it can, past its limit and on. */
export async function measureFlood(folder: string): Promise<Row> {
	process.stderr.write("Pages during a flood of faulty forms\n");
	// The limit that every installation has, which the other measures lift.
	const service = await startServiceProcess({ DATABASE_FILE: join(folder, "flood.db") }, [], builtService);
	try {
		return await flood(service.origin);
	} finally {
		await service.end();
	}
}

async function flood(origin: string): Promise<Row> {
	const agent = new Agent({ keepAlive: true, maxSockets: floodingConnections });
	const headers = {
		"Content-Type": "application/x-www-form-urlencoded",
		"Content-Length": faultyForm.length,
	};
	const sendFaulty = () =>
		statusOf(`${origin}/forms/contact`, { method: "POST", agent, headers }, faultyForm);
	// The first form that is shown again loads the views, once.
	await sendFaulty();
	let isFlooding = true;
	let refused = 0;
	const flooding = Array.from({ length: floodingConnections }, async () => {
		while (isFlooding) if ((await sendFaulty()) === 429) refused++;
	});
	// From another address of this machine, so that it is another visitor.
	const page = async () => {
		const status = await statusOf(`${origin}/`, { agent: false, localAddress: "127.0.0.2" });
		if (status !== 200) throw new Error(`During the flood a page was answered by ${status}`);
	};
	const times = await atSteadyRate(pagesPerSecond, seconds, page);
	isFlooding = false;
	await Promise.all(flooding);
	agent.destroy();
	const [middle, slow] = [quantile(times, 0.5), quantile(times, 0.99)].map((time) => time.toFixed(0));
	return {
		what: "A page while one address floods, p50 and p99",
		measured: `${middle} and ${slow} ms (${Math.round(refused / seconds)} refusals a second)`,
		reach: "p99 50 ms",
		limit: "150 ms",
	};
}

function statusOf(url: string, options: object, body = ""): Promise<number | undefined> {
	return new Promise((resolve, reject) => {
		const sent = request(url, options, (answer) =>
			answer.resume().once("end", () => resolve(answer.statusCode)),
		);
		sent.once("error", reject).end(body);
	});
}
