import { expect, test } from "vitest";
import { type Failure, failureStatus } from "#domain/service/failures.ts";
import { failureCopy } from "#site/service-views/failure-copy.ts";

const codes = Object.keys(failureStatus) as Failure["code"][];

test.each(codes)(
	"a visitor reads a heading and a message of the failure %s, with nothing left to fill in",
	(code) => {
		const { heading, text } = failureCopy({ code, kilobytes: 64, minutes: 7 });
		for (const copy of [heading, text]) expect(copy).toMatch(/^[^{}]{5,}$/);
	},
);

test("a visitor reads the limit that was passed and the time to wait", () => {
	expect(failureCopy({ code: "too-large", kilobytes: 64 }).text).toContain("64");
	expect(failureCopy({ code: "too-many-messages", minutes: 7 }).text).toContain("7");
});
