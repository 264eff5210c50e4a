import { spawn } from "node:child_process";
import { constants } from "node:os";
import { repository } from "./repository.mjs";

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */
/** @typedef {{ code: number, output: string, isOverdue: boolean }} Outcome */

const endingSignals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a command in a process group of its own, so that it can be ended with everything that it started, and keeps
 * what it writes to either stream.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ environment?: Environment, minutes?: number }} [options] `minutes`: how long it may take
 * @returns {Promise<Outcome>}
 */
export function capture(command, parameters, { environment = process.env, minutes = 15 } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, parameters, {
			cwd: repository,
			env: { ...environment },
			stdio: ["ignore", "pipe", "pipe"],
			detached: true,
		});
		let output = "";
		let isOverdue = false;
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
		const stopFollowing = onEndingSignal((signal) => {
			endGroup(child, signal);
			process.exit(exitCodeOf(signal));
		});
		const limit = setTimeout(() => {
			isOverdue = true;
			endGroup(child, "SIGKILL");
		}, minutes * 60_000);
		const settle = () => {
			clearTimeout(limit);
			stopFollowing();
		};
		child.once("error", (error) => {
			settle();
			reject(error);
		});
		child.once("close", (code, signal) => {
			settle();
			resolve({ code: code ?? exitCodeOf(signal), output, isOverdue });
		});
	});
}

/**
 * Runs commands in the foreground until all have ended. A signal is passed on to them, and when one ends, so do the
 * others.
 * @param {readonly { command: string, parameters: readonly string[], environment: Environment }[]} commands
 * @returns {Promise<number>} the exit code of the first that ended
 */
export async function runInForeground(commands) {
	const children = commands.map(({ command, parameters, environment }) =>
		spawn(command, parameters, { cwd: repository, env: { ...environment }, stdio: "inherit" }),
	);
	const endAll = (/** @type {NodeJS.Signals} */ signal) => {
		for (const child of children) child.kill(signal);
	};
	const stopFollowing = onEndingSignal(endAll);
	const codes = children.map(
		(child) =>
			/** @type {Promise<number>} */ (
				new Promise((resolve, reject) => {
					child.once("error", reject);
					child.once("exit", (code, signal) => resolve(code ?? exitCodeOf(signal)));
				})
			),
	);
	const first = await Promise.race(codes);
	endAll("SIGTERM");
	await Promise.all(codes);
	stopFollowing();
	return first;
}

/**
 * Listens for the signals that end this process. npm passes them to a shell between it and this process, which dies of
 * them alone: a lost parent counts as a signal too.
 * @param {(signal: NodeJS.Signals) => void} listener
 * @returns {() => void} stops listening
 */
function onEndingSignal(listener) {
	for (const signal of endingSignals) process.on(signal, listener);
	const parent = process.ppid;
	const look = () => {
		if (process.ppid === parent) return;
		clearInterval(watch);
		listener("SIGTERM");
	};
	const watch = process.env["npm_lifecycle_event"] === undefined ? undefined : setInterval(look, 250);
	return () => {
		clearInterval(watch);
		for (const signal of endingSignals) process.off(signal, listener);
	};
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
	if (child.pid === undefined) return;
	try {
		process.kill(-child.pid, signal);
	} catch {
		child.kill(signal);
	}
}

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
	return signal === null ? 1 : 128 + constants.signals[signal];
}
