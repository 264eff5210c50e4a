import { expect, test } from "vitest";
import {
	issuedFormKey,
	submissionFailure,
	submissionProblems,
	submissionReceipt,
} from "#domain/leads/contract.ts";
import { readFailure, readFormKey, readProblems, readReceipt } from "#site/islands/read-answer.ts";

const receipt = {
	reference: "SL-7K4M-2Q9X",
	receivedAt: "2026-01-01T00:00:00.000Z",
	dueAt: "2026-01-02T00:00:00.000Z",
	hasMail: false,
};
const { dueAt: _, ...undated } = receipt;
const answers = [
	...[receipt, undated, { ...receipt, hasMail: "no" }],
	...[{ problems: [] }, { problems: [{ field: "email", code: "required" }] }],
	...[{ problems: [{ field: "email", code: "unheard-of" }] }, { problems: [null] }, { problems: "none" }],
	...[{ code: "unavailable", message: "Later." }, { message: "Later." }, { code: "unavailable", message: 7 }],
	...[{ formKeyId: "a", key: "b" }, { formKeyId: "a" }],
	...[null, undefined, "text", 7, [], {}],
];

test("a page takes for an answer of each kind what the contract with the service does", () => {
	const read = answers.map((answer) => [
		...[readReceipt(answer), readProblems(answer), readFailure(answer), readFormKey(answer)],
	]);
	const agreed = answers.map((answer) => [
		submissionReceipt.safeParse(answer).data ?? null,
		submissionProblems.safeParse(answer).data?.problems ?? null,
		submissionFailure.safeParse(answer).data?.message ?? null,
		issuedFormKey.safeParse(answer).data?.key ?? null,
	]);
	expect(read).toEqual(agreed);
	expect(read[0]?.[0]).toEqual(receipt);
});
