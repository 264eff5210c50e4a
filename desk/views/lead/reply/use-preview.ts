import { type RefObject, useEffect, useRef, useState } from "react";
import type { QueuedReply } from "#desk/views/lead/reply/use-queued-reply.ts";

interface Preview {
	/** Where the text is typed. */
	readonly field: RefObject<HTMLTextAreaElement | null>;
	/** Whether the text is shown as a mail in place of its field. */
	readonly isPreview: boolean;
	setPreview(isPreview: boolean): void;
	/** Shows the field and goes there. */
	write(): void;
}

/** Shows a reply as it will read, until it goes or is written on. */
export function usePreview(queued: QueuedReply | null): Preview {
	const field = useRef<HTMLTextAreaElement>(null);
	const [isPreview, setPreview] = useState(false);
	const isAwaited = useRef(false);
	useEffect(() => {
		if (queued !== null) setPreview(false);
	}, [queued]);
	useEffect(() => {
		if (isPreview || !isAwaited.current) return;
		isAwaited.current = false;
		field.current?.focus();
	}, [isPreview]);
	const write = () => {
		setPreview(false);
		field.current?.focus();
		// A hidden field takes no focus yet, and the next letters would be keys of the desk.
		isAwaited.current = document.activeElement !== field.current;
	};
	return { field, isPreview, setPreview, write };
}
