import { expect, test } from "vitest";
import { findProof, isProof } from "#domain/leads/proof-of-work.ts";
import { readEvidence } from "#server/protection/read-evidence.ts";

const now = new Date("2026-01-01T09:00:30Z");
const key = "form.mje1x0.signature";
const formKey = { formKeyId: "form", issuedAt: new Date("2026-01-01T09:00:00Z") };
const sent = { values: {}, key };

test("a visitor's browser shows how long they took, and the work that it did for their form", async () => {
	const evidence = await readEvidence({ ...sent, proof: await findProof(key) }, formKey, false, now);
	expect(evidence).toEqual({
		honeypot: "",
		isKeyForged: false,
		formAge: 30_000,
		proof: "found",
		isFromBusyAddress: false,
	});
});

test("a form without JavaScript shows only where it comes from", async () => {
	const evidence = await readEvidence({ values: {}, proof: await findProof(key) }, null, true, now);
	expect(evidence).toEqual({
		honeypot: "",
		isKeyForged: false,
		formAge: null,
		proof: "none",
		isFromBusyAddress: true,
	});
});

test("a program shows what it filled and what it made up", async () => {
	const forged = await readEvidence(
		{ ...sent, website: "http://spam.example", proof: "1" },
		null,
		false,
		now,
	);
	expect(forged).toMatchObject({ honeypot: "http://spam.example", isKeyForged: true, proof: "none" });
	const wrong = (await isProof(key, "0")) ? "1" : "0";
	expect((await readEvidence({ ...sent, proof: wrong }, formKey, false, now)).proof).toBe("wrong");
	expect((await readEvidence(sent, formKey, false, now)).proof).toBe("none");
});
