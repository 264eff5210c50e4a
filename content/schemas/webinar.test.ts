import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { webinarSchema } from "#content/schemas/webinar.ts";
import { parseYaml } from "#site/catalogue/content-file.ts";

const [file = ""] = globSync("content/webinars/*.yaml");
const session = readFileSync(file, "utf8");
const duration = Number(/^durationMinutes: (\d+)$/m.exec(session)?.[1]);

/** The session with other minutes in its agenda, the first ones. */
function readWith(...minutes: readonly number[]) {
	let place = 0;
	const text = session.replaceAll(/(?<=^ {2}- minute: )\d+$/gm, (minute) =>
		String(minutes[place++] ?? minute),
	);
	return parseYaml({ file, text }, webinarSchema, () => ({ figure: "8", href: "/figures#seats" }));
}

test("a session's agenda as it is written is taken", () => {
	expect(readWith().agenda.length).toBeGreaterThan(2);
});

test.each([
	["begins after the session does", 1, [1]],
	["is out of order", 2, [0, 0]],
	["goes on after the session's end", 2, [0, duration]],
])("an agenda that %s is refused with its file and line", (_, entry, minutes) => {
	expect(() => readWith(...minutes)).toThrow(
		new RegExp(
			String.raw`^content/webinars/\S+\.yaml:\d+ agenda\.${entry}\.minute: an agenda begins at minute 0`,
		),
	);
});
