import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Button } from "react-aria-components";
import { failureText } from "#desk/api/failure-text.ts";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { numberRoutes } from "#domain/desk/numbers.ts";
import type { LeadMail } from "#domain/desk/timeline.ts";
import { isUndelivered } from "#domain/outbox/outbox-states.ts";

const words = copy.lead.timeline;

interface MailStateProps {
	readonly mail: LeadMail;
	/** Where it goes if it is sent again. */
	readonly address?: string;
}

/** How far a mail has come, what the mail server said, and a way to send it again. */
export function MailState({ mail, address = mail.to }: MailStateProps) {
	const queryClient = useQueryClient();
	const retry = useSend(numberRoutes.retry, {
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(leadRoutes.read) }),
	});
	const isTroubled = isUndelivered(mail.state);
	const name = useRef<HTMLSpanElement>(null);
	const isOver = retry.isSuccess && !isTroubled;
	useEffect(() => {
		// The button that had the focus is gone.
		if (isOver && document.activeElement === document.body) name.current?.focus();
	}, [isOver]);
	const sendAgain = () => retry.mutate({ ids: { mail: mail.outboxItem } });
	return (
		<div className="mail-state" data-state={mail.state}>
			<span ref={name} className="mail-state-name" tabIndex={-1}>
				{words.mailStates[mail.state]}
			</span>
			{isTroubled && mail.problem !== null && <p>{say(words.problem, { text: mail.problem })}</p>}
			{isTroubled && (
				<Button className="text-button" onPress={sendAgain} isPending={retry.isPending}>
					{retryLabel(mail, address)}
				</Button>
			)}
			<span role="status">
				{isOver && words.retry.done}
				{retry.isError && failureText(retry.error)}
			</span>
		</div>
	);
}

function retryLabel({ to, state }: LeadMail, address: string): string {
	if (address !== "" && to.toLowerCase() !== address.toLowerCase())
		return say(words.retry.corrected, { address });
	return state === "undecided" ? words.retry.undecided : words.retry.failed;
}
