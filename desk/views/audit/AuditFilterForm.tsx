import auditCopy from "virtual:desk-copy/audit";
import { useId, useRef } from "react";
import { Button } from "react-aria-components";
import { say } from "#desk/app/copy.ts";
import { useFormerPeople, usePeople } from "#desk/app/people.ts";
import { SelectField } from "#desk/ui/SelectField.tsx";
import { type AuditFilters, readFilters } from "#desk/views/audit/audit-filters.ts";
import { auditActions } from "#domain/desk/audit.ts";

const words = auditCopy.filters;

/** Narrows the log as soon as something is chosen. */
export function AuditFilterForm({ onChange }: { readonly onChange: (filters: AuditFilters) => void }) {
	const form = useRef<HTMLFormElement>(null);
	const read = () => {
		if (form.current !== null) onChange(readFilters(new FormData(form.current)));
	};
	const people = usePeople().map(({ id, name }) => ({ value: id, label: name }));
	const former = useFormerPeople().map(({ id, name }) => ({ value: id, label: say(words.former, { name }) }));
	const actions = auditActions.map((value) => ({ value, label: auditCopy.actions[value] }));
	return (
		<form
			ref={form}
			className="audit-filters"
			aria-label={words.heading}
			onChange={read}
			onSubmit={(event) => event.preventDefault()}
		>
			<SelectField
				name="action"
				label={words.action}
				options={[{ value: "", label: words.allActions }, ...actions]}
			/>
			<SelectField
				name="person"
				label={words.person}
				options={[{ value: "", label: words.everyone }, ...people, ...former]}
			/>
			<FilterInput name="subject" label={words.subject} type="search" />
			<FilterInput name="from" label={words.from} type="date" />
			<FilterInput name="to" label={words.to} type="date" />
			<Button className="button secondary" type="reset" onPress={() => onChange({})}>
				{words.clear}
			</Button>
		</form>
	);
}

interface FilterInputProps {
	readonly name: string;
	readonly label: string;
	readonly type: "search" | "date";
}

function FilterInput({ name, label, type }: FilterInputProps) {
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<input id={id} name={name} type={type} />
		</div>
	);
}
