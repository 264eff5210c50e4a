import { copy } from "#desk/app/copy.ts";
import { useNameOf } from "#desk/app/people.ts";
import { useSession } from "#desk/app/session.tsx";

/** What to call a person in a sentence about what they did: oneself is "you", and null is the service. */
export function useNameInSentence(): (id: string | null) => string {
	const { person } = useSession();
	const nameOf = useNameOf();
	return (id) => {
		if (id === null) return copy.lead.service;
		return id === person.id ? copy.lead.you : nameOf(id);
	};
}
