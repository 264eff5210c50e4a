/** Milliseconds that all parts together have to stop; requests under way are finished until then. */
const longestStop = 8000;

/**
 * On SIGTERM or Ctrl+C: stops the parts, the last one first, and exits. A second signal changes nothing, because a
 * launcher passes on the Ctrl+C that the terminal has sent to both.
 */
export function stopOnSignal(parts: AsyncDisposableStack): void {
	const stop = async () => {
		if (parts.disposed) return;
		setTimeout(() => process.exit(1), longestStop);
		await parts.disposeAsync();
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
}
