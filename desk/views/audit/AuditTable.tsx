import words from "virtual:desk-copy/audit";
import { copy } from "#desk/app/copy.ts";
import { momentAt } from "#desk/app/moment-at.ts";
import { useNames } from "#desk/app/people.ts";
import { DeskTable } from "#desk/ui/DeskTable.tsx";
import type { AuditEntry } from "#domain/desk/audit.ts";

/** Entries of the log, newest first. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
	const names = useNames();
	const { at, action, person, subject, detail } = words.columns;
	const personName = (id: string | null) =>
		id === null ? words.noOne : (names.get(id) ?? copy.inbox.row.unknownPerson);
	return (
		<DeskTable
			name={copy.frame.views.audit}
			columns={[at, action, person, subject, detail]}
			className="audit-table"
		>
			{entries.map((entry) => (
				<tr key={entry.id}>
					<td>
						<time dateTime={entry.at}>{momentAt(new Date(entry.at))}</time>
					</td>
					<th scope="row">{words.actions[entry.action]}</th>
					<td>{personName(entry.person)}</td>
					{/* What is about a person, passkey or session names it by an id. */}
					<td>{entry.subject === null ? "" : (names.get(entry.subject) ?? entry.subject)}</td>
					<td>{entry.detail}</td>
				</tr>
			))}
		</DeskTable>
	);
}
