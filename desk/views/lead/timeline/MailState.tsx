import { useQueryClient } from "@tanstack/react-query";
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
	const sendAgain = () => retry.mutate({ ids: { mail: mail.outboxItem } });
	return (
		<div className="mail-state" data-state={mail.state}>
			<span className="mail-state-name">{words.mailStates[mail.state]}</span>
			{isTroubled && mail.problem !== null && <p>{say(words.problem, { text: mail.problem })}</p>}
			{isTroubled && (
				<button type="button" className="text-button" onClick={sendAgain} disabled={retry.isPending}>
					{retryLabel(mail, address)}
				</button>
			)}
			<span role="status">
				{retry.isSuccess && !isTroubled && words.retry.done}
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
