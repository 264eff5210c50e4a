import type { FastifyInstance } from "fastify";

/** Milliseconds that requests under way are given. */
const longestDrain = 8000;

/** On SIGTERM or Ctrl+C: takes no new connections, finishes what is under way, closes the database, and exits. */
export function stopOnSignal(app: FastifyInstance, closeDatabase: () => Promise<void>): void {
	let isStopping = false;
	const stop = async () => {
		if (isStopping) return;
		isStopping = true;
		const hardStop = setTimeout(() => process.exit(1), longestDrain);
		await app.close();
		await closeDatabase();
		clearTimeout(hardStop);
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
}
