import { useQuery } from "@tanstack/react-query";
import { answerOf } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { type Person, peopleRoutes } from "#domain/desk/people.ts";

const none: readonly Person[] = [];

/** Those who answer leads. */
export function usePeople(): readonly Person[] {
	return useQuery(answerOf(peopleRoutes.list, {})).data?.people ?? none;
}

/** What to call a person by their id; those who have left are in no list. */
export function useNameOf(): (id: string) => string {
	const people = usePeople();
	return (id) => people.find((person) => person.id === id)?.name ?? copy.inbox.row.unknownPerson;
}
