import { describe, expect, test } from "vitest";
import { findProof, isProof } from "#domain/leads/proof-of-work.ts";
import { exportedLeads, listedLeads } from "#tests/support/leads-command.ts";
import { keyOfAge, messageSaying, postJson } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests();

/** The key of a form that was begun long enough ago for a person to have filled it. */
const keyOfFilledForm = () => keyOfAge(service, 60);

async function send(message: string, envelope: Readonly<Record<string, unknown>>): Promise<number> {
	return (await postJson(service, "/forms/contact", { values: messageSaying(message), ...envelope })).status;
}

/** What became of the leads with a message: the state, and why. */
async function judged(...messages: string[]): Promise<string[]> {
	const leads = await Promise.all(messages.map((message) => service.leadsWith(message)));
	return leads.flat().map(({ state, spamSignals }) => [state, ...spamSignals].join(" "));
}

/** The first of some texts that is no proof for a key: one in 256 is by chance. */
async function falseProof(key: string, texts: readonly string[]): Promise<string> {
	for (const text of texts) if (!(await isProof(key, text))) return text;
	throw new Error("All of these are proofs");
}

describe("a lead whose browser has done the work for its form", () => {
	test("is new", async () => {
		const key = await keyOfFilledForm();
		expect(await send("worked", { key, proof: await findProof(key) })).toBe(201);
		expect(await judged("worked")).toEqual(["new"]);
	});

	test("is one lead when it is sent again, by whomever", async () => {
		const key = await keyOfFilledForm();
		const proof = await findProof(key);
		const statuses = [await send("again", { key, proof }), await send("again", { key, proof })];
		expect(statuses).toEqual([201, 200]);
		expect(await judged("again")).toEqual(["new"]);
	});

	test("does not vouch for many others that are sent with the same proof: they are kept apart, none is lost", async () => {
		const key = await keyOfFilledForm();
		const proof = await findProof(key);
		const messages = ["replayed 1", "replayed 2", "replayed 3", "replayed 4", "replayed 5"];
		for (const message of messages) expect(await send(message, { key, proof })).toBe(201);
		expect(await judged(...messages)).toEqual([
			...["new", "new", "new"],
			...["spam reused-key", "spam reused-key"],
		]);
	});
});

describe("a lead without the work", () => {
	test("is new all the same: the browser may be old, the phone slow", async () => {
		expect(await send("no proof", { key: await keyOfFilledForm() })).toBe(201);
		expect(await send("no script", {})).toBe(201);
		expect(await judged("no proof", "no script")).toEqual(["new", "new"]);
	});

	test("that is odd in another way is said to have no proof either", async () => {
		expect(await send("odd", { key: await keyOfFilledForm(), website: "http://spam.example" })).toBe(201);
		expect(await judged("odd")).toEqual(["spam hidden-field no-proof"]);
	});

	test("is not helped by a proof that there is no key for", async () => {
		const proof = await findProof(await keyOfFilledForm());
		expect(await send("proof alone", { proof, website: "http://spam.example" })).toBe(201);
		expect(await judged("proof alone")).toEqual(["spam hidden-field no-proof"]);
	});
});

describe("a lead with a false proof is kept apart with the reason, and its sender is not told:", () => {
	test.each([
		["a wrong number", ["0", "1", "2"]],
		["what is no number", ["<script>", "<style>", "NaN"]],
		["nothing where a proof should be", ["", " ", "  "]],
	])("%s", async (text, texts) => {
		const key = await keyOfFilledForm();
		expect(await send(text, { key, proof: await falseProof(key, texts) })).toBe(201);
		expect(await judged(text)).toEqual(["spam bad-proof"]);
	});

	test("another form's proof", async () => {
		const [key, other] = [await keyOfFilledForm(), await keyOfFilledForm()];
		let proof = Number(await findProof(other));
		// One in 256 is right for this form too; the next of the other form's is then taken.
		while ((await isProof(key, `${proof}`)) || !(await isProof(other, `${proof}`))) proof += 1;
		expect(await send("another's", { key, proof: `${proof}` })).toBe(201);
		expect(await judged("another's")).toEqual(["spam bad-proof"]);
	});

	test("and the company reads why in its list of suspected leads", async () => {
		const key = await keyOfFilledForm();
		await send("listed", { key, proof: await falseProof(key, ["0", "1", "2"]) });
		expect(await exportedLeads(service, "listed")).toMatchObject([{ spamSignals: ["bad-proof"] }]);
		expect(await listedLeads(service, ["--all"])).toContain("bad-proof");
	});
});

test("a proof in no shape that a script of the site sends is no form", async () => {
	const key = await keyOfFilledForm();
	for (const proof of [7, null, ["1"], "1".repeat(301)])
		expect(await send("shapeless", { key, proof })).toBe(400);
	expect(await judged("shapeless")).toEqual([]);
});
