/** A browser with one window, driven by its own protocol. */
export interface BrowserUnderTest {
	open(address: string): Promise<void>;
	/** Runs a function in the page; it sees nothing of the test but its arguments, and returns what JSON can hold. */
	evaluate<Result, Values extends unknown[]>(
		run: (...values: Values) => Result,
		...values: Values
	): Promise<Result>;
	click(selector: string): Promise<void>;
	/** Types into the element that a selector finds. */
	type(selector: string, text: string): Promise<void>;
	/** Presses a key on what has the focus. */
	press(key: Key): Promise<void>;
	/** @param width of the window's content, in CSS pixels */
	resize(width: number, height: number): Promise<void>;
	/** The errors that pages have written to the console; none where they can't be read. */
	takeErrors(): string[];
	close(): Promise<void>;
}

export type Key = "Enter" | "Escape" | "Tab";
