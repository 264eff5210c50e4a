import { useQuery } from "@tanstack/react-query";
import { answerOf } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { type Person, peopleRoutes } from "#domain/desk/people.ts";
import { signInRoutes, type Visit } from "#domain/desk/sign-in.ts";

export interface Colleagues {
	readonly self: Visit["person"];
	readonly all: readonly Person[];
	/** What to call a person in a sentence about what they did; null is the service. */
	nameOf(id: string | null): string;
}

export function useColleagues(): Colleagues {
	const { data: visit } = useQuery(answerOf(signInRoutes.visit, {}));
	const { data: people } = useQuery(answerOf(peopleRoutes.list, {}));
	const self = visit?.person ?? null;
	const all = people?.people ?? [];
	const nameOf = (id: string | null) => {
		if (id === null) return copy.lead.service;
		if (id === self?.id) return copy.lead.you;
		return all.find((person) => person.id === id)?.name ?? copy.lead.former;
	};
	return { self, all, nameOf };
}
