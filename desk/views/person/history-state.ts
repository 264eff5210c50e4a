declare module "@tanstack/react-router" {
	interface HistoryState {
		/** Whose data to show: in no address, so in no log. */
		readonly email?: string;
	}
}

export {};
