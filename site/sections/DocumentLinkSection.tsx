import type { DocumentMessages } from "#content/schemas/messages/documents.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { ButtonLink } from "#site/ui/ButtonLink.tsx";
import "#site/sections/chapter.css";

interface DocumentLinkSectionProps {
	readonly label: string;
	readonly messages: DocumentMessages["download"];
	readonly file: { readonly href: string; readonly pages: number; readonly size: string };
	readonly locale: Locale;
}

/** A document to save, with what the file is and how large. */
export function DocumentLinkSection({ label, messages, file, locale }: DocumentLinkSectionProps) {
	return (
		<div className="width document-link">
			<ButtonLink label={label} href={file.href} look="secondary" />
			<span>{formatMessage(messages.size, file, locale)}</span>
		</div>
	);
}
