import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { copy, say } from "#desk/app/copy.ts";
import { MailState } from "#desk/views/lead/timeline/MailState.tsx";
import type { LeadMail } from "#domain/desk/timeline.ts";

const at = "2026-01-28T10:00:00Z";
const { retry } = copy.lead.timeline;

/** A reply that did not arrive, as it is shown when its lead has an address by now. */
function shown(state: LeadMail["state"], address: string): string {
	const mail: LeadMail = {
		...{ id: "1", purpose: "reply", to: "Mere@exmaple.co.nz", subject: "Hello", state, problem: null },
		...{ at, nextTryAt: at, person: "ana", canTakeBackUntil: null, outboxItem: "reply.1" },
	};
	return renderToStaticMarkup(
		<QueryClientProvider client={new QueryClient()}>
			<MailState mail={mail} address={address} />
		</QueryClientProvider>,
	);
}

test.each(["failed", "undecided", "bounced"] as const)(
	"a reply that is %s says that it would go to the corrected address",
	(state) => {
		const address = "mere@example.co.nz";
		expect(shown(state, address)).toContain(say(retry.corrected, { address }));
	},
);

test("a reply to an address that is still the lead's names none", () => {
	expect(shown("bounced", "mere@exmaple.co.nz")).toContain(retry.failed);
	expect(shown("undecided", "mere@exmaple.co.nz")).toContain(retry.undecided);
});
