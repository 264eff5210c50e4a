import type { FormMessages } from "#content/schemas/messages/forms.ts";

/** What happens with what is typed, and where that is written. */
export function PrivacyNote({ text, href, label }: FormMessages["privacy"]) {
	return (
		<p className="form-note">
			{text} <a href={href}>{label}</a>
		</p>
	);
}
