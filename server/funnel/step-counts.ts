import { type Kysely, sql } from "kysely";
import { type FunnelStep, funnelSteps } from "#domain/readiness/funnel.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { logUnlessUnavailable } from "#server/log/log-unless-unavailable.ts";

/** Milliseconds for which counts are collected before they are written, so that a crowd costs one write. */
const batchWindow = 5000;

/** Sums by day and step. Who came is neither known here nor stored. */
export class StepCounts {
	readonly #database: Pick<Database, "transaction" | "isUnavailable">;
	#pending = new Map<string, number>();
	#timer: NodeJS.Timeout | null = null;

	constructor(database: Pick<Database, "transaction" | "isUnavailable">) {
		this.#database = database;
	}

	add(step: FunnelStep, now: Date): void {
		const id = `${now.toISOString().slice(0, 10)}.${step}`;
		this.#pending.set(id, (this.#pending.get(id) ?? 0) + 1);
		this.#timer ??= setTimeout(() => void this.write(), batchWindow).unref();
	}

	/** Writes what has been counted. Where the database takes nothing, it is lost: no visitor waits for a sum. */
	async write(): Promise<void> {
		if (this.#timer !== null) clearTimeout(this.#timer);
		this.#timer = null;
		const counted = [...this.#pending];
		this.#pending = new Map();
		if (counted.length === 0) return;
		await this.#database
			.transaction(async (transaction) => {
				for (const [id, visits] of counted) await addVisits(transaction, id, visits);
			})
			.catch((error: unknown) => logUnlessUnavailable(this.#database, "step-counts", error));
	}
}

async function addVisits(kysely: Kysely<Tables>, id: string, visits: number): Promise<void> {
	const [day = "", step = ""] = id.split(".");
	await kysely
		.insertInto("assessment_steps")
		.values({ id, day, step, visits })
		.onConflict((conflict) =>
			conflict.column("id").doUpdateSet({ visits: sql<number>`assessment_steps.visits + excluded.visits` }),
		)
		.execute();
}

/** How many visits came to each step since a day such as "2026-01-26", in the order of the steps. */
export async function readFunnel(
	kysely: Kysely<Tables>,
	since: string,
): Promise<{ step: FunnelStep; visits: number }[]> {
	const rows = await kysely
		.selectFrom("assessment_steps")
		.select(({ fn }) => ["step", fn.sum<number | bigint | string>("visits").as("visits")])
		.where("day", ">=", since)
		.groupBy("step")
		.execute();
	const visits = new Map(rows.map((row) => [row.step, Number(row.visits)]));
	return funnelSteps.map((step) => ({ step, visits: visits.get(step) ?? 0 }));
}
