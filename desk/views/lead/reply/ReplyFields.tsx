import { Button } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import { useSession } from "#desk/app/session.tsx";
import { showToast } from "#desk/app/toasts.tsx";
import { maxTextLength, withSaved } from "#desk/views/lead/reply/reply-text.ts";
import { SavedReplyPicker } from "#desk/views/lead/reply/SavedReplyPicker.tsx";
import type { usePreview } from "#desk/views/lead/reply/use-preview.ts";
import type { useReply } from "#desk/views/lead/reply/use-reply.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { maxSubjectLength, withSignature } from "#domain/desk/replies.ts";
import "#desk/ui/written-text.css";

const words = copy.reply;

interface ReplyFieldsProps {
	readonly reply: ReturnType<typeof useReply>;
	readonly detail: LeadDetail;
	readonly preview: ReturnType<typeof usePreview>;
}

/** Subject and text, or how the mail will read. */
export function ReplyFields({ reply, detail, preview }: ReplyFieldsProps) {
	const { person } = useSession();
	const { written } = reply.draft;
	const insert = (saved: string) => {
		const text = withSaved(written.text, saved, person.signature);
		if (text === null) showToast(words.saved.tooLong);
		else reply.write({ ...written, text });
		preview.write();
	};
	return (
		<>
			<div className="field">
				<label htmlFor="reply-subject">{words.subject}</label>
				<input
					id="reply-subject"
					maxLength={maxSubjectLength}
					readOnly={reply.isBusy}
					value={written.subject}
					onChange={({ target }) => reply.write({ ...written, subject: target.value })}
				/>
			</div>
			<div className="reply-tools">
				<SavedReplyPicker detail={detail} onPick={insert} />
				<Button
					className="button secondary"
					aria-pressed={preview.isPreview}
					onPress={() => preview.setPreview(!preview.isPreview)}
				>
					{words.preview}
				</Button>
			</div>
			{preview.isPreview && (
				<section className="reply-preview" aria-label={words.preview}>
					<h3>{written.subject}</h3>
					<p className="written-text">{withSignature(written.text, person.signature)}</p>
				</section>
			)}
			<div className="field" hidden={preview.isPreview}>
				<label htmlFor="reply-text">{words.text}</label>
				<textarea
					ref={preview.field}
					id="reply-text"
					rows={6}
					maxLength={maxTextLength(person.signature)}
					readOnly={reply.isBusy}
					value={written.text}
					onChange={({ target }) => reply.write({ ...written, text: target.value })}
				/>
			</div>
		</>
	);
}
