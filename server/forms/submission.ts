import type { KeyObject } from "node:crypto";
import type { FormValues } from "#domain/forms/field.ts";
import { takenOnAt } from "#domain/leads/taken-on.ts";
import { knownTimeZone } from "#domain/locale/time-zone.ts";
import { currentModelVersion } from "#domain/readiness/report.ts";
import type { SiteBuild } from "#domain/service/site-build.ts";
import type { ReceivedForm } from "#server/forms/received-form.ts";
import { submissionKey } from "#server/forms/submission-key.ts";
import type { Submission } from "#server/leads/store-lead.ts";
import { verifyFormKey } from "#server/protection/form-key.ts";
import { readEvidence } from "#server/protection/read-evidence.ts";

/** A form whose values have been checked, as the lead repository takes it. */
export async function submissionOf(
	{ id, page, sent }: ReceivedForm,
	values: FormValues,
	{ sessions }: Pick<SiteBuild, "sessions">,
	secret: KeyObject,
	isFromBusyAddress: boolean,
): Promise<Submission> {
	const now = new Date();
	const formKey = sent.key === undefined ? null : verifyFormKey(secret, sent.key);
	const isAssessment = id === "assessment";
	return {
		form: id,
		values,
		page,
		timeZone: knownTimeZone(sent.timeZone),
		evidence: await readEvidence(sent, formKey, isFromBusyAddress, now),
		assessment: isAssessment
			? { takenOn: takenOnAt(now, sent.takenOn), modelVersion: currentModelVersion }
			: null,
		session: id === "webinar" ? (sessions[String(values["webinar"])] ?? null) : null,
		...submissionKey(secret, id, values, formKey?.formKeyId ?? null),
	};
}
