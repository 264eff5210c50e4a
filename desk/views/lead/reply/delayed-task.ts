/** Runs a task after a delay, or at once. One run follows the other. */
export class DelayedTask {
	readonly #task: () => Promise<void>;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#runs: Promise<void> = Promise.resolve();

	/** @param task it never rejects: no run would follow */
	constructor(task: () => Promise<void>) {
		this.#task = task;
	}

	/** Takes the place of a run that is delayed. @param delay in milliseconds */
	runIn(delay: number): void {
		this.cancel();
		this.#timer = setTimeout(() => this.runNow(), delay);
	}

	/** Runs once the run under way, if any, has ended. */
	runNow(): void {
		this.cancel();
		this.#runs = this.#runs.then(this.#task);
	}

	/** A run under way goes on. */
	cancel(): void {
		clearTimeout(this.#timer);
	}

	/** Resolves once no run is under way. */
	done(): Promise<void> {
		return this.#runs;
	}
}
