import { createSecretKey } from "node:crypto";
import { expect, test } from "vitest";
import { forms } from "#domain/forms/forms.ts";
import { calendarDateIn } from "#domain/readiness/calendar.ts";
import { currentModelVersion } from "#domain/readiness/report.ts";
import type { ReceivedForm } from "#server/forms/received-form.ts";
import { submissionOf } from "#server/forms/submission.ts";
import { issueFormKey } from "#server/protection/form-key.ts";

const secret = createSecretKey("a secret of the test", "utf8");
const values = { message: "Hello" };
const session = { startsAt: "2027-03-17T16:00:00+13:00", durationMinutes: 45, format: "live" } as const;
const site = { sessions: { "a-session": session } };
const contact: ReceivedForm = {
	id: "contact",
	definition: forms.contact,
	sent: { values },
	page: "/contact",
};

test("a message is a submission from its page, and no assessment", async () => {
	const submission = await submissionOf(contact, values, site, secret, true);
	expect(submission).toMatchObject({
		form: "contact",
		values,
		page: "/contact",
		assessment: null,
		session: null,
		formKeyId: null,
	});
	expect(submission.evidence.isFromBusyAddress).toBe(true);
});

test("a message with a form key is told apart by it", async () => {
	const { key, formKeyId } = issueFormKey(secret, new Date());
	const submission = await submissionOf({ ...contact, sent: { values, key } }, values, site, secret, false);
	expect(submission).toMatchObject({ formKeyId, evidence: { isKeyForged: false } });
	const forged = await submissionOf(
		{ ...contact, sent: { values, key: `${key}x` } },
		values,
		site,
		secret,
		false,
	);
	expect(forged).toMatchObject({ formKeyId: null, evidence: { isKeyForged: true } });
});

test("an assessment has the day where the visitor is, and the version of the model", async () => {
	const takenOn = calendarDateIn("Pacific/Kiritimati", new Date());
	const assessment: ReceivedForm = {
		id: "assessment",
		definition: forms.assessment,
		sent: { values: {}, takenOn },
		page: null,
	};
	const submission = await submissionOf(assessment, {}, site, secret, false);
	expect(submission.assessment).toEqual({ takenOn, modelVersion: currentModelVersion });
});

test("a message has the time zone of the device, and none where that is not known", async () => {
	const sentIn = async (timeZone?: unknown) =>
		(await submissionOf({ ...contact, sent: { values, timeZone } }, values, site, secret, false)).timeZone;
	expect(await sentIn("America/New_York")).toBe("America/New_York");
	expect(await sentIn("Etc/Unknown")).toBeNull();
	expect(await sentIn()).toBeNull();
});

test("a registration has the time of its session", async () => {
	const registration: ReceivedForm = {
		...contact,
		id: "webinar",
		definition: forms.webinar,
	};
	const submission = await submissionOf(registration, { webinar: "a-session" }, site, secret, false);
	expect(submission.session).toEqual(session);
});
