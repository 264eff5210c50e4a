import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { keyOf } from "#desk/api/queries.ts";
import { noteReturn } from "#desk/api/returns.ts";
import { markSessionEnded, useHasSessionEnded } from "#desk/app/session-end.ts";
import { forgetErasedNotes } from "#desk/views/lead/begun-notes.ts";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { leadRoutes, type Presence } from "#domain/desk/lead-detail.ts";
import { type LiveMessage, liveMessage, livePath } from "#domain/desk/live.ts";
import { retentionRoutes } from "#domain/desk/retention.ts";
import { deskApi } from "#domain/desk/route.ts";
import { signInRoutes, type Visit } from "#domain/desk/sign-in.ts";

/** Milliseconds before the stream is opened again, longer after each failure. Each time the lists are asked for again. */
const reconnectDelays = [1000, 2000, 5000, 10_000];
/** Milliseconds in which news are gathered, so that a bulk change is one question. */
const batchWindow = 100;

const presentKey = ["present"];
type PresentByLead = Readonly<Record<string, readonly Presence[]>>;
const noOne: readonly Presence[] = [];

/** Who is at a lead right now, as the live stream says. */
export function usePresent(lead: string): readonly Presence[] {
	const { data } = useQuery({
		queryKey: presentKey,
		queryFn: (): PresentByLead => ({}),
		initialData: {},
		enabled: false,
		gcTime: Number.POSITIVE_INFINITY,
		select: (present) => present[lead] ?? noOne,
	});
	return data;
}

/**
 * Follows what happens at the desk while the shell is shown.
 * @param onArrival called with each lead that comes and is not suspected; the same function at each render
 * @returns whether the service is heard, as far as there is a session to hear it by
 */
export function useLive(onArrival: (lead: string) => void): boolean {
	const client = useQueryClient();
	const hasEnded = useHasSessionEnded();
	const [isHeard, setHeard] = useState(true);
	useEffect(() => {
		if (hasEnded) return;
		return followLive(client, setHeard, onArrival);
	}, [client, hasEnded, onArrival]);
	return isHeard || hasEnded;
}

/** Opens the stream, again and again. @returns what ends it */
function followLive(
	client: QueryClient,
	setHeard: (isHeard: boolean) => void,
	onArrival: (lead: string) => void,
): () => void {
	let stream: EventSource | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let failures = 0;
	let isLost = false;
	const tell = gatherNews(client, onArrival);
	setHeard(true);
	const open = () => {
		stream = new EventSource(deskApi + livePath);
		stream.onmessage = ({ data }) => {
			const message = z.safeParse(liveMessage, JSON.parse(String(data)));
			if (!message.success) return;
			failures = 0;
			setHeard(true);
			if (isLost) catchUp(client);
			isLost = false;
			// The service closes the stream now, which is no failure.
			if (message.data.kind === "signed-out") stream?.close();
			tell(message.data);
		};
		stream.onerror = () => {
			stream?.close();
			setHeard(false);
			isLost = true;
			void askAgain(client);
			timer = setTimeout(open, reconnectDelays[Math.min(failures, reconnectDelays.length - 1)]);
			failures += 1;
		};
	};
	const openNow = () => {
		// A stream over a line that was away can look open for minutes.
		isLost = true;
		clearTimeout(timer);
		stream?.close();
		open();
	};
	open();
	addEventListener("online", openNow);
	return () => {
		removeEventListener("online", openNow);
		clearTimeout(timer);
		stream?.close();
	};
}

function gatherNews(client: QueryClient, onArrival: (lead: string) => void): (message: LiveMessage) => void {
	let isAsking = false;
	let isNewer = false;
	/** Once at a time: a long list that began again with each piece of news would never be read to its end. */
	const soon = () => {
		isNewer = true;
		if (isAsking) return;
		isAsking = true;
		setTimeout(() => void tellLists(), batchWindow);
	};
	const tellLists = async () => {
		isNewer = false;
		await askAgain(client);
		isAsking = false;
		if (isNewer) soon();
	};
	return (message) => {
		switch (message.kind) {
			case "begun":
				// Those who are still at a lead are told again.
				client.setQueryData<PresentByLead>(presentKey, {});
				return soon();
			case "lead":
				if (message.what === "received" && !message.isSuspected) onArrival(message.lead);
				void client.invalidateQueries({
					queryKey: keyOf(leadRoutes.read, { ids: { lead: message.lead } }).slice(0, 2),
				});
				return soon();
			case "erased":
				// What is stored of leads that are not shown may be of an erased one.
				for (const queryKey of [keyOf(leadRoutes.read), keyOf(inboxRoutes.list)])
					client.removeQueries({ queryKey, type: "inactive" });
				askForErasures(client);
				return soon();
			case "present":
				client.setQueryData<PresentByLead>(presentKey, (before) => ({
					...before,
					[message.lead]: message.present,
				}));
				return;
			case "role": {
				const queryKey = keyOf(signInRoutes.visit);
				// It may have changed while the stream was away.
				if (client.getQueryData<Visit>(queryKey)?.person?.role !== message.role)
					void client.invalidateQueries({ queryKey });
				return;
			}
			case "signed-out":
				markSessionEnded(client);
		}
	};
}

/** After a time in which the page has heard nothing: of the open lead, and of what could not be asked for. */
function catchUp(client: QueryClient): void {
	noteReturn();
	askForErasures(client);
	void client.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
}

/** Has what may be of an erased lead asked for again. */
function askForErasures(client: QueryClient): void {
	for (const queryKey of [keyOf(leadRoutes.read), keyOf(retentionRoutes.list)])
		void client.invalidateQueries({ queryKey });
	forgetErasedNotes();
}

/** Has the lists that are shown asked for again. */
async function askAgain(client: QueryClient): Promise<void> {
	const lists = [keyOf(inboxRoutes.list), keyOf(inboxRoutes.counts)];
	await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
}
