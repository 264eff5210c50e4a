import { useRef, useState } from "react";

interface Attempt {
	readonly isBusy: boolean;
	/** Why the last try failed; null while it has not. */
	readonly error: unknown;
	/** Does nothing while something else is being done. */
	readonly attempt: (work: () => Promise<void>) => Promise<void>;
}

interface AttemptOptions {
	readonly onFailed: (failure: unknown) => void;
	/** Awaited after each try, failed or not. */
	readonly onEnded: () => Promise<void>;
}

/** Does one thing at a time, and holds how it went. */
export function useAttempt({ onFailed, onEnded }: AttemptOptions): Attempt {
	const [isBusy, setBusy] = useState(false);
	const [error, setError] = useState<unknown>(null);
	// The second of two quick presses comes before the page is drawn again: it would empty a text that was just taken back.
	const isAttempting = useRef(false);
	return {
		...{ isBusy, error },
		async attempt(work) {
			if (isAttempting.current) return;
			isAttempting.current = true;
			setBusy(true);
			setError(null);
			try {
				await work();
			} catch (failure) {
				setError(failure);
				onFailed(failure);
			} finally {
				isAttempting.current = false;
				setBusy(false);
				await onEnded();
			}
		},
	};
}
