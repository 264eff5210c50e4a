import type { FormValues } from "#domain/forms/field.ts";
import type { SubmissionReceipt } from "#domain/leads/contract.ts";

/** What became of an assessment on its way to the company. The report does not wait for it. */
export type Delivery =
	| { readonly kind: "none" }
	| { readonly kind: "sending"; readonly values: FormValues }
	| { readonly kind: "stored"; readonly receipt: SubmissionReceipt }
	| { readonly kind: "failed"; readonly message: string | null; readonly values: FormValues }
	/** No service is behind the page: the values are offered as a mail. */
	| { readonly kind: "composed"; readonly values: FormValues };
