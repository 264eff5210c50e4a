import { describe, expect, test } from "vitest";
import { accountRoutes } from "#domain/desk/account.ts";
import { auditRoutes } from "#domain/desk/audit.ts";
import { peopleRoutes } from "#domain/desk/people.ts";
import { signInRoutes } from "#domain/desk/sign-in.ts";
import { hour } from "#domain/durations.ts";
import { DeskVisitor, deskCommand, personAtDesk, printedCode } from "#tests/support/desk-visitor.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests({ settings: { TRUST_PROXY: "127.0.0.1" } });
const { owner } = staffForTests(service, "owner");

const address = (name: string) => `${name}@southlight.example`;
const invite = async (name: string) =>
	printedCode((await deskCommand(service, "invite", name, address(name))).output);
const signIn = (visitor: DeskVisitor, email: string, code: string) =>
	visitor.ask(signInRoutes.useCode, { email, code });
const isSignedIn = async (visitor: DeskVisitor) => (await visitor.get(signInRoutes.visit)).person !== null;
const backdate = (column: "seen_at" | "started_at", hours: number) =>
	queryDatabase(service.databaseUrl, (database) =>
		database
			.updateTable("desk_sessions")
			.set({ [column]: new Date(Date.now() - hours * hour).toISOString() })
			.where("person_id", "in", database.selectFrom("desk_people").select("id").where("role", "=", "staff"))
			.execute(),
	);

describe("a person with a printed code", () => {
	test("is signed in by it once, however they type it", async () => {
		const code = await invite("hine");
		const visitor = new DeskVisitor(service);
		const typed = code.toLowerCase().replace("-", " ");
		expect(await signIn(visitor, "Hine@Southlight.example", typed)).toMatchObject({
			status: 200,
			body: { person: { email: address("hine"), role: "staff" } },
		});
		expect(await isSignedIn(visitor)).toBe(true);
		const again = await signIn(new DeskVisitor(service), address("hine"), code);
		expect([again.status, again.body]).toEqual([401, { code: "sign-in-refused" }]);
	});

	test("can't use it with another's address, and it still works with their own", async () => {
		const code = await invite("rawiri");
		expect((await signIn(new DeskVisitor(service), address("owner"), code)).status).toBe(401);
		expect((await signIn(new DeskVisitor(service), address("rawiri"), code)).status).toBe(200);
	});

	test("loses nothing when a scanner opens every address of the mail", async () => {
		const { output } = await deskCommand(service, "invite", "scanned", address("scanned"));
		for (const [link] of output.matchAll(/https?:\S+/g)) {
			const { pathname } = new URL(link);
			for (const method of ["GET", "HEAD"]) await fetch(service.origin + pathname, { method });
		}
		const visitor = new DeskVisitor(service);
		expect((await signIn(visitor, address("scanned"), printedCode(output))).status).toBe(200);
	});

	test("is let in by it after a stranger has asked for a mail, and no code is made without a mail server", async () => {
		const code = await invite("printed");
		const codes = () =>
			queryDatabase(service.databaseUrl, (database) =>
				database.selectFrom("desk_audit").select("id").where("action", "=", "code-made").execute(),
			);
		const before = await codes();
		await new DeskVisitor(service).get(signInRoutes.sendCode, { email: address("printed") });
		expect((await signIn(new DeskVisitor(service), address("printed"), code)).status).toBe(200);
		expect(await codes()).toEqual(before);
	});

	test("is let in by it once the session can be stored, if it could not be before, and the log says so once", async () => {
		const code = await invite("unlucky");
		const rename = (from: string, to: string) =>
			queryDatabase(service.databaseUrl, (database) =>
				database.schema.alterTable(from).renameTo(to).execute(),
			);
		await rename("desk_sessions", "desk_sessions_away");
		try {
			expect((await signIn(new DeskVisitor(service), address("unlucky"), code)).status).toBe(500);
		} finally {
			await rename("desk_sessions_away", "desk_sessions");
		}
		const visitor = new DeskVisitor(service);
		expect((await signIn(visitor, address("unlucky"), code)).status).toBe(200);
		const person = (await visitor.get(signInRoutes.visit)).person?.id ?? "";
		const { entries } = await owner.get(auditRoutes.list, { person });
		expect(entries.map(({ action }) => action)).toEqual(["signed-in"]);
	});

	test("finds the code void once a new one was made, and the sessions ended", async () => {
		const visitor = await personAtDesk(service, "Reset");
		const { output } = await deskCommand(service, "reset", address("reset"));
		expect(await isSignedIn(visitor)).toBe(false);
		expect((await signIn(visitor, address("reset"), printedCode(output))).status).toBe(200);
	});
});

describe("who guesses", () => {
	test("a code gets the same answer for a person and for no one, and soon no answer at all", async () => {
		const code = await invite("guessed");
		const answers = await Promise.all(
			["guessed", "nobody"].map(async (name) => {
				const tries = [];
				for (let attempt = 0; attempt < 6; attempt++) {
					const { status, body } = await signIn(new DeskVisitor(service), address(name), "00000-00000");
					tries.push([status, Object(body).code]);
				}
				return tries;
			}),
		);
		const expected = [
			...Array.from({ length: 5 }, () => [401, "sign-in-refused"]),
			[429, "too-many-attempts"],
		];
		expect(answers).toEqual([expected, expected]);
		expect((await signIn(new DeskVisitor(service), address("guessed"), code)).status).toBe(429);
	});

	test("a colleague's code keeps no one out who signs in from elsewhere", async () => {
		const code = await invite("envied");
		const from = (network: string) => {
			const visitor = new DeskVisitor(service);
			visitor.headers = { ...visitor.headers, "X-Forwarded-For": network };
			return visitor;
		};
		for (let attempt = 0; attempt < 6; attempt++)
			await signIn(from("203.0.113.1"), address("envied"), "00000-00000");
		expect((await signIn(from("203.0.113.1"), address("envied"), code)).status).toBe(429);
		expect((await signIn(from("203.0.113.2"), address("envied"), code)).status).toBe(200);
	});

	test("addresses learns nothing from asking for a mail", async () => {
		const asked = async (name: string) => {
			const { status, body, headers } = await new DeskVisitor(service).ask(signInRoutes.sendCode, {
				email: address(name),
			});
			const cookie = headers.getSetCookie().map((each) => each.replace(/=[^;]+/, "="));
			return [status, body, cookie];
		};
		expect(await asked("owner")).toEqual(await asked("no-such-person"));
	});

	test.each(["", "x", "a".repeat(43)])("a session gets nothing: %j", async (token) => {
		const visitor = new DeskVisitor(service);
		visitor.cookies.set("desk-session", token);
		expect(await visitor.ask(peopleRoutes.list)).toMatchObject({
			status: 401,
			body: { code: "not-signed-in" },
		});
	});

	test("a session by the hash that the database holds gets nothing", async () => {
		const { token_hash: hash } = await queryDatabase(service.databaseUrl, (database) =>
			database.selectFrom("desk_sessions").select("token_hash").executeTakeFirstOrThrow(),
		);
		const visitor = new DeskVisitor(service);
		visitor.cookies.set("desk-session", hash);
		expect(await isSignedIn(visitor)).toBe(false);
	});
});

describe("a session", () => {
	test("is another than the one that was planted in the browser before", async () => {
		const code = await invite("fixed");
		const attacker = await personAtDesk(service, "Attacker");
		const planted = attacker.cookies.get("desk-session") ?? "";
		const victim = new DeskVisitor(service);
		victim.cookies.set("desk-session", planted);
		await victim.get(signInRoutes.useCode, { email: address("fixed"), code });
		expect(victim.cookies.get("desk-session")).not.toBe(planted);
		expect(await isSignedIn(attacker)).toBe(false);
	});

	test.each([
		["twelve hours without use", "seen_at", 12],
		["fourteen days", "started_at", 14 * 24],
	] as const)("ends after %s", async (_, column, hours) => {
		const visitor = await personAtDesk(service, `Idle${hours}`);
		await backdate(column, hours - 0.1);
		expect(await isSignedIn(visitor)).toBe(true);
		await backdate(column, hours + 0.1);
		expect(await isSignedIn(visitor)).toBe(false);
	});

	test("is held by a cookie that no script reads and no other site sends", async () => {
		const code = await invite("cookie");
		const { headers } = await signIn(new DeskVisitor(service), address("cookie"), code);
		const [cookie = ""] = headers.getSetCookie();
		expect(cookie).toMatch(/^desk-session=[\w-]{43}; /);
		expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
	});

	test("that was stolen ends when its owner signs out everywhere", async () => {
		const visitor = await personAtDesk(service, "Stolen");
		const thief = new DeskVisitor(service);
		thief.cookies.set("desk-session", visitor.cookies.get("desk-session") ?? "");
		expect((await thief.get(accountRoutes.sessions)).sessions).toHaveLength(1);
		await visitor.get(accountRoutes.endSessions);
		expect([await isSignedIn(thief), await isSignedIn(visitor)]).toEqual([false, false]);
	});

	test("of another person can't be ended", async () => {
		const { sessions } = await owner.get(accountRoutes.sessions);
		const other = await personAtDesk(service, "Other");
		const session = sessions[0]?.id ?? "";
		expect((await other.ask(accountRoutes.endSession, {}, { session })).status).toBe(404);
		expect(await isSignedIn(owner)).toBe(true);
	});

	test("is over once its person has signed out", async () => {
		const visitor = await personAtDesk(service, "Leaving");
		const token = visitor.cookies.get("desk-session") ?? "";
		await visitor.get(signInRoutes.signOut);
		expect(visitor.cookies.has("desk-session")).toBe(false);
		visitor.cookies.set("desk-session", token);
		expect(await isSignedIn(visitor)).toBe(false);
	});
});
