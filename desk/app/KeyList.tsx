import { useState } from "react";
import { copy } from "#desk/app/copy.ts";
import { areKeysOn, type DeskKey, deskKeys, switchKeys, useKeys } from "#desk/app/keyboard.ts";
import { undoNewest } from "#desk/app/toasts.tsx";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import "#desk/app/key-list.css";

// `Object.entries` knows the names only as texts.
const keys = Object.entries(deskKeys) as [DeskKey, string][];

/** All keys of the desk, behind `?`, and whether they do anything. */
export function KeyList() {
	const [isOpen, setOpen] = useState(false);
	const [areOn, setOn] = useState(areKeysOn);
	const { heading, intro, switch: label, names } = copy.inbox.keys;
	useKeys({ list: () => setOpen(true), undo: undoNewest });
	return (
		<DeskDialog heading={heading} isOpen={isOpen} onClose={() => setOpen(false)}>
			<p>{intro}</p>
			<dl className="key-list">
				{keys.map(([name, key]) => (
					<div key={name}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{names[name]}</dd>
					</div>
				))}
			</dl>
			<label className="key-switch">
				<input
					className="choice-mark"
					type="checkbox"
					checked={areOn}
					onChange={({ target }) => {
						switchKeys(target.checked);
						setOn(target.checked);
					}}
				/>
				{label}
			</label>
		</DeskDialog>
	);
}
