import { useEffect, useRef } from "react";

/** The keys of the desk, by what they do. */
export const deskKeys = {
	next: "j",
	previous: "k",
	open: "Enter",
	select: "x",
	assign: "a",
	reply: "r",
	close: "e",
	snooze: "z",
	undo: "u",
	search: "/",
	list: "?",
} as const;
export type DeskKey = keyof typeof deskKeys;

const names = new Map<string, DeskKey>(
	// `Object.entries` knows them only as texts.
	Object.entries(deskKeys).map(([name, key]) => [key, name as DeskKey]),
);
const storedAs = "desk-keys";
/** Where keys mean something else: text, and what has keys of its own. */
const ownKeys =
	"input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]";
/** What Enter already does something for. */
const pressable = "a, button, summary, [role=button], input";

/** Whether single keys do something; a person can switch them off, as WCAG 2.1.4 asks. */
export function areKeysOn(): boolean {
	return localStorage.getItem(storedAs) !== "off";
}

export function switchKeys(isOn: boolean): void {
	if (isOn) localStorage.removeItem(storedAs);
	else localStorage.setItem(storedAs, "off");
}

/** What a press of a key means at the desk; null where it is the browser's own, or is typed. */
export function meaningOf(
	event: Pick<
		KeyboardEvent,
		"key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "defaultPrevented" | "repeat"
	> & {
		readonly target: EventTarget | null;
	},
): DeskKey | null {
	if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
		return null;
	const meaning = names.get(event.key) ?? null;
	const isMove = meaning === "next" || meaning === "previous";
	if (event.repeat && !isMove) return null;
	const { target } = event;
	if (!(target instanceof Element)) return meaning;
	if (target.closest(ownKeys) !== null) return null;
	return meaning === "open" && target.closest(pressable) !== null ? null : meaning;
}

/** While a component is shown, its keys do what it says. The component that came last has the first say. */
export function useKeys(actions: Readonly<Partial<Record<DeskKey, () => void>>>): void {
	const newest = useRef(actions);
	useEffect(() => {
		newest.current = actions;
	});
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const meaning = areKeysOn() ? meaningOf(event) : null;
			const act = meaning === null ? undefined : newest.current[meaning];
			if (act === undefined) return;
			event.preventDefault();
			act();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, []);
}
