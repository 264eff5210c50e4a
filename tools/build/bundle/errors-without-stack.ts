import type { Plugin } from "vite";

/** What React throws to itself: it compares which one it is, and shows none. */
const madeAtStart = /(\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/** @returns the source with errors that have a message and no stack. */
export function withoutStack(source: string): string {
	return source.replace(madeAtStart, "$1Object.create(Error.prototype, { message: { value: $2 } })");
}

/**
 * React's script makes five errors as it starts, to throw them to itself later. For the lines in their stacks V8 reads the script
 * twice more, its outer function and the whole, which takes seven times as long as the start itself.
 */
export const errorsWithoutStack: Plugin = {
	name: "errors-without-stack",
	transform: {
		filter: { id: /react-dom-client\.production\.js$/ },
		handler: (source) => ({ code: withoutStack(source), map: null }),
	},
};
