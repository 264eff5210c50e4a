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

let areOn = readStored() !== "off";

function readStored(): string | null {
	try {
		return localStorage.getItem(storedAs);
	} catch {
		// Storage can be forbidden: the choice then holds until the page is left.
		return null;
	}
}

/** Whether single keys do something; a person can switch them off, as WCAG 2.1.4 asks. */
export function areKeysOn(): boolean {
	return areOn;
}

export function switchKeys(isOn: boolean): void {
	areOn = isOn;
	try {
		localStorage.setItem(storedAs, isOn ? "on" : "off");
	} catch {
		// As above.
	}
}

const writable = "input:not([type=checkbox]), textarea, [contenteditable]";
/** Where text is or was written, until the person has done something else. */
let writtenIn: Element | null = null;

/** Begins to notice where text is written, for `useKeys`. */
export function watchWriting(page: Document): void {
	const fieldAt = (target: EventTarget | null) =>
		target instanceof Element ? target.closest(writable) : null;
	const forget = () => {
		writtenIn = null;
	};
	page.addEventListener("pointerdown", forget, true);
	page.addEventListener(
		"focusin",
		({ target }) => {
			writtenIn = fieldAt(target);
		},
		true,
	);
	page.addEventListener(
		"keydown",
		({ key, target }) => {
			const field = fieldAt(target);
			if (field !== null && (key.length === 1 || field.matches("textarea"))) writtenIn = field;
			else if (key === "Enter" || key === "Escape") forget();
		},
		true,
	);
}

/** Whether a letter is meant for a field that has gone meanwhile, such as with a lead that was erased. */
function isForGoneField(): boolean {
	return writtenIn !== null && !writtenIn.isConnected;
}

type KeyPress = Pick<
	KeyboardEvent,
	"key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "defaultPrevented" | "repeat"
>;

/**
 * What a press of a key means at the desk; null where it is the browser's own, or is typed.
 * @param at the element that has the focus
 */
export function meaningOf(press: KeyPress, at: Pick<Element, "closest"> | null): DeskKey | null {
	if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || press.defaultPrevented)
		return null;
	const meaning = names.get(press.key) ?? null;
	const isMove = meaning === "next" || meaning === "previous";
	if (press.repeat && !isMove) return null;
	if (at?.closest(ownKeys)) return null;
	return meaning === "open" && at?.closest(pressable) ? null : meaning;
}

/** While a component is shown, its keys do what it says. Of two that use one key, the first to be shown has it. */
export function useKeys(actions: Readonly<Partial<Record<DeskKey, () => void>>>): void {
	const newest = useRef(actions);
	useEffect(() => {
		newest.current = actions;
	});
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const at = event.target instanceof Element ? event.target : null;
			const meaning = areKeysOn() && !isForGoneField() ? meaningOf(event, at) : null;
			const act = meaning === null ? undefined : newest.current[meaning];
			if (act === undefined) return;
			event.preventDefault();
			act();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, []);
}
