import { spawn } from "node:child_process";
import { constants } from "node:os";
import { repository } from "./repository.mjs";

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */
/** @typedef {{ code: number, output: string }} Outcome */

const endingSignals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a command in the project's folder until it ends. A signal that ends this process is passed on to it.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ environment: Environment, isShown: boolean }} options `isShown`: it has this terminal; else its output is kept
 * @returns {Promise<Outcome>}
 */
export function runCommand(command, parameters, { environment, isShown }) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, parameters, {
			cwd: repository,
			env: { ...environment },
			stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
		const stopFollowing = onEndingSignal((signal) => child.kill(signal));
		child.once("error", (error) => {
			stopFollowing();
			reject(error);
		});
		child.once("close", (code, signal) => {
			stopFollowing();
			resolve({ code: code ?? exitCodeOf(signal), output });
		});
	});
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

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
	return signal === null ? 1 : 128 + constants.signals[signal];
}
