import type { ChildProcess } from "node:child_process";

/** Does some work next to a process, which ends with it: also when the work fails, and by a signal that ends this process. */
export async function nextToProcess<Result>(
	child: ChildProcess,
	work: () => Promise<Result>,
): Promise<Result> {
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
	try {
		return await work();
	} finally {
		child.kill();
	}
}
