import { expect, test } from "vitest";
import { findProof, isProof } from "#domain/leads/proof-of-work.ts";

const key = "0d0a3ab9-57a2-4a5c-8a4e-6b3c9d3f1f0a.mjv1zk00.c2lnbmVk";

test("the work that a browser has done is recognised", async () => {
	expect(await isProof(key, await findProof(key))).toBe(true);
});

test("every number before the proof is none, so that all of the work has to be done", async () => {
	const proof = Number(await findProof(key));
	const earlier = await Promise.all(Array.from({ length: proof }, (_, number) => isProof(key, `${number}`)));
	expect(earlier).not.toContain(true);
});

test("the work for one form is none for another, whatever else is sent in its place", async () => {
	const proof = await findProof(key);
	for (const other of [`${key}x`, key.replace("0d0a", "0d0b"), ""])
		expect(await isProof(other, proof)).toBe(false);
	for (const wrong of ["", "-1", `${proof}.0`, `0${proof}`, "x".repeat(300)])
		expect(await isProof(key, wrong)).toBe(false);
});

test("the work takes some hundred tries for most forms", async () => {
	const forms = Array.from({ length: 8 }, (_, form) => findProof(`${form}.${key}`));
	const tries = (await Promise.all(forms)).map(Number);
	const average = tries.reduce((sum, each) => sum + each, 0) / tries.length;
	expect(average).toBeGreaterThan(60);
	expect(average).toBeLessThan(800);
});
