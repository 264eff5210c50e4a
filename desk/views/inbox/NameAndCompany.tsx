import { copy, say } from "#desk/app/copy.ts";

interface NameAndCompanyProps {
	readonly name: string;
	readonly company: string;
}

/** Both on one line. Each is isolated, so that one in Arabic does not turn the signs and figures of the other around. */
export function NameAndCompany({ name, company }: NameAndCompanyProps) {
	if (company === "") return <bdi>{name}</bdi>;
	const parts = say(copy.inbox.row.company, { name: "{name}", company: "{company}" }).split(/(\{\w+\})/);
	return parts.map((part) => {
		if (part === "{name}") return <bdi key={part}>{name}</bdi>;
		return part === "{company}" ? <bdi key={part}>{company}</bdi> : part;
	});
}
