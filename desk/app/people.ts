import { useQuery } from "@tanstack/react-query";
import { answerOf } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { type FormerPerson, type Person, peopleRoutes } from "#domain/desk/people.ts";

const none: readonly never[] = [];

/** Those who answer leads. */
export function usePeople(): readonly Person[] {
	return useQuery(answerOf(peopleRoutes.list, {})).data?.people ?? none;
}

/** Those who have left, for what they did. */
export function useFormerPeople(): readonly FormerPerson[] {
	return useQuery(answerOf(peopleRoutes.list, {})).data?.former ?? none;
}

/** The names of all who are or were at the desk, by their ids; empty until the service has answered. */
export function useNames(): ReadonlyMap<string, string> {
	const everyone = [...usePeople(), ...useFormerPeople()];
	return new Map(everyone.map(({ id, name }) => [id, name]));
}

/** What to call a person by their id, also one who has left. */
export function useNameOf(): (id: string) => string {
	const names = useNames();
	return (id) => names.get(id) ?? copy.inbox.row.unknownPerson;
}
