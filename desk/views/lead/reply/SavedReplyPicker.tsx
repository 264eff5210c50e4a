import { useQuery } from "@tanstack/react-query";
import {
	Autocomplete,
	Button,
	Input,
	Menu,
	MenuItem,
	MenuTrigger,
	Popover,
	SearchField,
	useFilter,
} from "react-aria-components";
import { answerOf } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { useSession } from "#desk/app/session.tsx";
import { fillPlaceholders } from "#desk/views/lead/reply/fill-placeholders.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { replyRoutes } from "#domain/desk/replies.ts";

const words = copy.reply.saved;

interface SavedReplyPickerProps {
	readonly detail: LeadDetail;
	/** Gets the text with what is known of the lead filled in. */
	readonly onPick: (text: string) => void;
}

/** Finds a saved reply by its words. */
export function SavedReplyPicker({ detail, onPick }: SavedReplyPickerProps) {
	const { data } = useQuery(answerOf(replyRoutes.listSaved, {}));
	const { contains } = useFilter({ sensitivity: "base" });
	const { person } = useSession();
	const replies = data?.replies ?? [];
	const { lead, values } = detail;
	const known = {
		firstName: String(values["firstName"] ?? lead.name.split(" ")[0] ?? ""),
		lastName: String(values["lastName"] ?? ""),
		name: lead.name,
		company: lead.company,
		reference: lead.reference,
		sender: person.name,
	};
	const pick = (id: string) => {
		const saved = replies.find((reply) => reply.id === id);
		if (saved !== undefined) onPick(fillPlaceholders(saved.text, known));
	};
	return (
		<MenuTrigger>
			<Button className="button secondary">{words.choose}</Button>
			<Popover className="menu-popover" placement="top start">
				<Autocomplete filter={contains}>
					<SearchField className="field" aria-label={words.search} autoFocus>
						<Input placeholder={words.search} />
					</SearchField>
					<Menu
						className="menu"
						items={replies}
						onAction={(id) => pick(String(id))}
						renderEmptyState={() => <p className="quiet">{words.none}</p>}
					>
						{({ id, title, text }) => (
							<MenuItem id={id} textValue={`${title} ${text}`}>
								<b>{title}</b>
								<span>{text}</span>
							</MenuItem>
						)}
					</Menu>
				</Autocomplete>
			</Popover>
		</MenuTrigger>
	);
}
