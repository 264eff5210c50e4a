import { once } from "node:events";
import { connect } from "node:net";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type FormId, forms } from "#domain/forms/forms.ts";
import { postJson, postPlain } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests({ settings: { TRUST_PROXY: "127.0.0.1", METRICS_PORT: "0" } });
const formIds = Object.keys(forms) as FormId[];

/** In all that a visitor sends and is. */
const mark = "Wairemana";
const address = "198.51.100.77";
const headers = { "X-Forwarded-For": address, "User-Agent": mark, Referer: `http://${mark}.example/` };

const email = `${mark}@example.co.nz`;
const phone = "+64 9 555 0177";
/** @param words in each field but the address and the number */
const valuesOf = (form: FormId, words: string) =>
	Object.fromEntries(
		forms[form].fields.map(({ name, kind }) => [
			name,
			kind === "email" ? email : kind === "phone" ? phone : words,
		]),
	);

/** A page, and every way in which a form can fare: wrong, right, unreadable, cut off. */
async function visit(round: string): Promise<void> {
	// Unlike those of the other round, so that nothing is taken for a repeat.
	const words = `${mark} ${round}`;
	const typed = { firstName: words, lastName: words, companyName: words, message: words, email };
	await fetch(`${service.origin}/company?${mark}`, { headers });
	for (const form of formIds) {
		const path = `/forms/${form}`;
		await postJson(service, path, { values: valuesOf(form, words) }, headers);
		await postPlain(service, path, valuesOf(form, words), headers);
		await postPlain(service, path, typed, headers);
		await postPlain(service, path, { ...typed, [mark]: mark }, headers);
		await fetch(service.origin + path, { method: "POST", headers, body: `{"${mark}` });
		await fetch(`${service.origin}${path}/${mark}?${mark}`, { headers });
	}
	const socket = connect(service.port, "127.0.0.1");
	socket.write(`POST /${mark} HTTP/1.1\r\nHost: ${mark}\r\n${mark}\r\n\r\n`);
	await once(socket.resume(), "close");
}

/** From now on the database refuses each lead with an error that repeats what was typed. */
async function makeDatabaseRepeat(): Promise<void> {
	const onPostgres = [
		"create function refuse() returns trigger language plpgsql as $$ begin raise exception '%', new.form_values; end $$",
		"create trigger refuse before insert on leads for each row execute function refuse()",
	];
	const onSqlite = [
		"create trigger refuse before insert on leads begin select raise(abort, new.form_values); end",
	];
	const statements = service.databaseUrl.protocol === "file:" ? onSqlite : onPostgres;
	await queryDatabase(service.databaseUrl, async (database) => {
		for (const statement of statements) await sql.raw(statement).execute(database);
	});
}

test("whatever becomes of a form, the log holds nothing of who sent it, nor which pages they read", async () => {
	await visit("stored");
	expect((await service.leads()).length).toBeGreaterThan(0);
	await makeDatabaseRepeat();
	await visit("refused");
	await expect.poll(() => service.output).toContain('"route":"POST /forms/:form"');
	for (const personal of [mark, mark.toLowerCase(), phone, address, "/company"])
		expect(service.output).not.toContain(personal);
});
