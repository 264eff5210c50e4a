import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { copy, say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import type { QueuedReply } from "#desk/views/lead/reply/use-queued-reply.ts";

const words = copy.reply.queued;

interface QueuedNoticeProps {
	readonly queued: QueuedReply;
	readonly onTakeBack: () => void;
	/** The seconds are over. @param hadFocus whether the focus is in the notice, which goes now */
	readonly onOver: (hadFocus: boolean) => void;
}

/**
 * The seconds in which a reply can be taken back. The figure is a timer, which a screen reader reads when asked; focus goes
 * to the button.
 */
export function QueuedNotice({ queued, onTakeBack, onOver }: QueuedNoticeProps) {
	const [seconds, setSeconds] = useState(() => secondsTo(queued.until));
	const notice = useRef<HTMLDivElement>(null);
	const end = useEffectEvent(() => {
		showToast(say(words.gone, { address: queued.to }));
		onOver(notice.current?.contains(document.activeElement) ?? false);
	});
	useEffect(() => {
		const timer = setInterval(() => {
			const left = secondsTo(queued.until);
			setSeconds(left);
			if (left > 0) return;
			clearInterval(timer);
			end();
		}, 250);
		return () => clearInterval(timer);
	}, [queued.until]);
	// The focus goes to the button and scrolls nothing, and on a phone the notice is above what is shown.
	useEffect(() => {
		// Newer browsers answer with a promise, which is nothing to clean up.
		void notice.current?.scrollIntoView({ block: "nearest" });
	}, []);
	return (
		<div ref={notice} className="reply-queued">
			<div role="status">
				<h3>{words.heading}</h3>
				<p>{say(words.text, { address: queued.to })}</p>
			</div>
			<p role="timer" className="reply-seconds">
				{say(words.left, { seconds })}
			</p>
			<Button className="button secondary" autoFocus onPress={onTakeBack}>
				{words.takeBack}
			</Button>
		</div>
	);
}

function secondsTo(moment: number): number {
	return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
