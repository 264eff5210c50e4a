import { expect, test } from "vitest";
import { isWhole } from "#tools/launch/installed-packages.mjs";

const binding = { version: "1.0.0", optional: true, os: ["linux"], cpu: ["x64"], libc: ["glibc"] };
const locked = {
	"": {},
	"node_modules/astro": { version: "7.0.0", integrity: "sha512-a" },
	"node_modules/vitest": { version: "5.0.0", dev: true },
	"node_modules/binding-linux-x64-gnu": binding,
	"node_modules/spare": { version: "1.0.0", optional: true },
};
const needed = { "node_modules/astro": locked["node_modules/astro"] };
const debian = { platform: "linux", architecture: "x64", library: "glibc" };

test.each([
	["with all that it needs", needed, { needsChecks: false, machine: null }, true],
	["without the tools of its checks", needed, { needsChecks: true, machine: null }, false],
	[
		"with another version",
		{ "node_modules/astro": { version: "6.0.0" } },
		{ needsChecks: false, machine: null },
		false,
	],
	[
		"without the program that is made for its machine",
		needed,
		{ needsChecks: false, machine: debian },
		false,
	],
	[
		"with the program that is made for its machine",
		{ ...needed, "node_modules/binding-linux-x64-gnu": binding },
		{ needsChecks: false, machine: debian },
		true,
	],
	[
		"without a program that is made for another machine",
		needed,
		{ needsChecks: false, machine: { ...debian, library: "musl" } },
		true,
	],
] as const)("a folder %s is taken for what it is", (_, installed, wanted, expected) => {
	expect(isWhole(locked, installed, wanted)).toBe(expected);
});
