import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { withoutStack } from "#tools/build/bundle/errors-without-stack.ts";

const { resolve } = createRequire(import.meta.url);
const folder = resolve("react-dom/package.json").replace(/package\.json$/, "cjs/");
const file = `${folder}react-dom-client.production.js`;
const script = readFileSync(file, "utf8");

/** Starts React's script. @returns the messages of the errors that it makes meanwhile */
function errorsMadeBy(source: string): string[] {
	const messages: string[] = [];
	class Counted extends Error {}
	const make = new Proxy(Counted, {
		apply: (_, __, [message]: [string]) => {
			messages.push(message);
			return new Counted(message);
		},
	});
	new Function("require", "exports", "Error", source)(createRequire(file), {}, make);
	return messages;
}

test("React's script makes no error with a stack as it starts", () => {
	expect(errorsMadeBy(script)).not.toEqual([]);
	expect(errorsMadeBy(withoutStack(script))).toEqual([]);
});

test("what it throws to itself is an error with its message", () => {
	const source = withoutStack(
		"var SuspenseException = Error(formatProdErrorMessage(460)); return SuspenseException;",
	);
	const thrown: unknown = new Function("formatProdErrorMessage", source)(
		(number: number) => `Error ${number}`,
	);
	expect(thrown).toBeInstanceOf(Error);
	expect(String(thrown)).toBe("Error: Error 460");
});

test("an error that a visitor's page may report keeps its stack", () => {
	const source = "wrapperError = Error(formatProdErrorMessage(520), { cause: value })";
	expect(withoutStack(source)).toBe(source);
});
