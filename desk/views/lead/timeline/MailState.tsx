import { useQueryClient } from "@tanstack/react-query";
import { failureText } from "#desk/api/failure-text.ts";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { numberRoutes } from "#domain/desk/numbers.ts";
import type { LeadMail } from "#domain/desk/timeline.ts";

const words = copy.lead.timeline;

/** How far a mail has come, what the mail server said, and a way to send it again. */
export function MailState({ mail }: { readonly mail: LeadMail }) {
	const queryClient = useQueryClient();
	const retry = useSend(numberRoutes.retry, {
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(leadRoutes.read) }),
	});
	const states: Readonly<Record<string, string>> = words.mailStates;
	const isTroubled = mail.state === "failed" || mail.state === "undecided" || mail.state === "bounced";
	const sendAgain = () => retry.mutate({ ids: { mail: mail.outboxItem } });
	return (
		<div className="mail-state" data-state={mail.state}>
			<span className="mail-state-name">{states[mail.state] ?? mail.state}</span>
			{isTroubled && mail.problem !== null && <p>{say(words.problem, { text: mail.problem })}</p>}
			{isTroubled && (
				<button type="button" className="text-button" onClick={sendAgain} disabled={retry.isPending}>
					{mail.state === "undecided" ? words.retry.undecided : words.retry.failed}
				</button>
			)}
			<span role="status">
				{retry.isSuccess && !isTroubled && words.retry.done}
				{retry.isError && failureText(retry.error)}
			</span>
		</div>
	);
}
