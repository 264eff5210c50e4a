import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ask, isRefusedFor } from "#desk/api/ask.ts";
import { keyOf } from "#desk/api/queries.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";

/** Milliseconds between two signs of life; the service forgets a person after thirty seconds. */
const heartbeatInterval = 12_000;

/** Tells colleagues that a person is at a lead, while the page is in sight. */
export function usePresence(lead: string, doing: "looking" | "replying"): void {
	const client = useQueryClient();
	useEffect(() => {
		const say = (doing: "looking" | "replying" | "left") => {
			// It is said again soon, and what fails is not worth a word, unless the lead is gone.
			ask(leadRoutes.recordPresence, { ids: { lead }, input: { doing } }).catch((error) => {
				if (isRefusedFor(error, "not-found"))
					void client.invalidateQueries({ queryKey: keyOf(leadRoutes.read) });
			});
		};
		const sayNow = () => say(document.hidden ? "left" : doing);
		sayNow();
		const timer = setInterval(() => {
			if (!document.hidden) say(doing);
		}, heartbeatInterval);
		document.addEventListener("visibilitychange", sayNow);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", sayNow);
		};
	}, [client, lead, doing]);
	useEffect(
		() => () => {
			ask(leadRoutes.recordPresence, { ids: { lead }, input: { doing: "left" } }).catch(() => undefined);
		},
		[lead],
	);
}
