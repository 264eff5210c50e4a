import { once } from "node:events";
import { connect } from "node:net";
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

const textOf = (kind: string) => (kind === "email" ? `${mark}@example.co.nz` : mark);
const valuesOf = (form: FormId) =>
	Object.fromEntries(forms[form].fields.map(({ name, kind }) => [name, textOf(kind)]));

/** Every way in which a form can fare: wrong, right, unreadable, cut off. */
async function sendEveryForm(): Promise<void> {
	for (const form of formIds) {
		const path = `/forms/${form}`;
		const typed = {
			firstName: mark,
			lastName: mark,
			companyName: mark,
			message: mark,
			email: textOf("email"),
		};
		await postJson(service, path, { values: valuesOf(form) }, headers);
		await postPlain(service, path, valuesOf(form), headers);
		await postPlain(service, path, typed, headers);
		await postPlain(service, path, { ...typed, [mark]: mark }, headers);
		await fetch(service.origin + path, { method: "POST", headers, body: `{"${mark}` });
		await fetch(`${service.origin}${path}/${mark}?${mark}`, { headers });
	}
	const socket = connect(service.port, "127.0.0.1");
	socket.write(`POST /${mark} HTTP/1.1\r\nHost: ${mark}\r\n${mark}\r\n\r\n`);
	await once(socket.resume(), "close");
}

test("whatever becomes of a form, the log holds nothing of who sent it", async () => {
	await sendEveryForm();
	expect((await service.leads()).length).toBeGreaterThan(0);
	await queryDatabase(service.databaseUrl, (database) => database.schema.dropTable("submissions").execute());
	await sendEveryForm();
	expect(service.output).toContain('"route":"POST /forms/:form"');
	for (const personal of [mark, mark.toLowerCase(), address]) expect(service.output).not.toContain(personal);
});
