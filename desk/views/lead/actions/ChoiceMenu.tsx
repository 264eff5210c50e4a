import { ChevronDown } from "lucide-react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";

interface ChoiceMenuProps {
	/** What is chosen, such as "State". */
	readonly label: string;
	/** What the choice is now. */
	readonly current: string;
	readonly choices: readonly { readonly id: string; readonly label: string }[];
	/** The id of the choice of now, if it is among them. */
	readonly selected?: string;
	readonly onChoose: (id: string) => void;
}

/** A button that says what a choice is now, and opens the others. */
export function ChoiceMenu({ label, current, choices, selected, onChoose }: ChoiceMenuProps) {
	return (
		<MenuTrigger>
			<Button className="button secondary choice">
				<span className="quiet">{label}</span> {current}
				<ChevronDown aria-hidden="true" />
			</Button>
			<Popover className="menu-popover">
				<Menu
					className="menu"
					aria-label={label}
					items={choices}
					selectionMode={selected === undefined ? "none" : "single"}
					selectedKeys={selected === undefined ? [] : [selected]}
					onAction={(id) => onChoose(String(id))}
				>
					{({ id, label }) => <MenuItem id={id}>{label}</MenuItem>}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
