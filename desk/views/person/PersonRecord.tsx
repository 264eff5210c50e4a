import words from "virtual:desk-copy/person";
import { useState } from "react";
import { Button } from "react-aria-components";
import { useSession } from "#desk/app/session.tsx";
import { EraseDialog } from "#desk/views/person/EraseDialog.tsx";
import { StoredLead } from "#desk/views/person/StoredLead.tsx";
import type { PersonData } from "#domain/desk/person-data.ts";
import { saveFile } from "#site/ui/save-file.ts";

interface PersonRecordProps {
	readonly data: PersonData;
	/** Takes what is stored under the address of the corrected lead. */
	readonly onCorrected: (stored: PersonData) => Promise<void>;
	readonly onErased: () => void;
	/** A lead was erased elsewhere. */
	readonly onGone: (lead: string) => void;
	/** Reads it again. */
	readonly onOutdated: () => void;
}

/** What is stored, lead by lead, with what can be done about it. */
export function PersonRecord({ data, onCorrected, onErased, onGone, onOutdated }: PersonRecordProps) {
	const { person } = useSession();
	const [isErasing, setErasing] = useState(false);
	const exportJson = () => {
		const json = JSON.stringify(data, null, "\t");
		saveFile(new Blob([json], { type: "application/json" }), words.fileName);
	};
	return (
		<>
			<div className="actions">
				<Button className="button secondary" onPress={exportJson}>
					{words.exportJson}
				</Button>
				{person.role === "owner" && (
					<Button className="button danger" onPress={() => setErasing(true)}>
						{words.erase.button}
					</Button>
				)}
			</div>
			{data.leads.map((lead) => (
				<StoredLead key={lead.id} lead={lead} onCorrected={onCorrected} onGone={onGone} />
			))}
			{isErasing && (
				<EraseDialog
					data={data}
					onClose={() => setErasing(false)}
					onErased={onErased}
					onOutdated={onOutdated}
				/>
			)}
		</>
	);
}
