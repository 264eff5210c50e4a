import { expect, test } from "vitest";
import { failureCopy } from "#domain/service/failure-pages.ts";
import { type Failure, failureStatus } from "#domain/service/failures.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { serviceMessagesIn } from "#site/catalogue/messages.ts";

const description = { locale: pageLocale, messages: serviceMessagesIn(pageLocale).failures };
const codes = Object.keys(failureStatus) as Failure["code"][];

test.each(codes)(
	"a visitor reads a heading and a message of the failure %s, with nothing left to fill in",
	(code) => {
		const { heading, text } = failureCopy(description, { code, kilobytes: 64, minutes: 7 });
		for (const copy of [heading, text]) expect(copy).toMatch(/^[^{}]{5,}$/);
	},
);

test("a visitor reads the limit that was passed and the time to wait", () => {
	expect(failureCopy(description, { code: "too-large", kilobytes: 64 }).text).toContain("64");
	expect(failureCopy(description, { code: "too-many-messages", minutes: 7 }).text).toContain("7");
});
