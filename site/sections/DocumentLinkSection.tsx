import type { DocumentMessages } from "#content/schemas/messages/documents.ts";
import { ButtonLink } from "#site/ui/ButtonLink.tsx";
import { formatMessage } from "#site/ui/form-copy.ts";
import "#site/sections/chapter.css";

interface DocumentLinkSectionProps {
	readonly label: string;
	readonly messages: DocumentMessages["download"];
	readonly file: { readonly href: string; readonly pages: number; readonly size: string };
}

/** A document to save, with what the file is and how large. */
export function DocumentLinkSection({ label, messages, file }: DocumentLinkSectionProps) {
	return (
		<div className="width document-link">
			<ButtonLink label={label} href={file.href} look="secondary" />
			<span>{formatMessage(messages.size, file)}</span>
		</div>
	);
}
