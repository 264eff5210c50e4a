import { expect, test } from "vitest";
import { submissionFailure, submissionProblems, submissionReceipt } from "#domain/leads/contract.ts";
import { submissionRequest } from "#domain/leads/submission-request.ts";

const receipt = {
	reference: "SL-7K4M-2Q9X",
	receivedAt: "2026-01-01T00:00:00.000Z",
	dueAt: "2026-01-02T00:00:00.000Z",
	hasMail: true,
};

test("no answer of the service can be taken for another", () => {
	const answers = [
		receipt,
		{ problems: [{ field: "email", code: "required" }] },
		{ code: "unavailable", message: "Later." },
	];
	const kinds = [submissionReceipt, submissionProblems, submissionFailure];
	for (const [index, answer] of answers.entries()) {
		expect(kinds.map((kind) => kind.safeParse(answer).success)).toEqual(
			kinds.map((_, kind) => kind === index),
		);
	}
});

test("a submission has values and nothing that the service does not know", () => {
	expect(submissionRequest.safeParse({ values: {} }).success).toBe(true);
	expect(submissionRequest.safeParse({ values: {}, admin: true }).success).toBe(false);
	expect(submissionRequest.safeParse({}).success).toBe(false);
});
