import { X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Button } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import "#desk/app/toasts.css";

interface Notice {
	readonly text: string;
	/** What the person can do about it, such as undo. */
	readonly action?: { readonly label: string; readonly run: () => void; readonly isUndo?: boolean };
}

interface Toast extends Notice {
	readonly id: number;
	/** Of how many arrivals it tells, where it tells of these. */
	readonly arrivals?: number;
}

/** Milliseconds for which a notice stays, unless the pointer or focus is in it. */
const toastDuration = 12_000;
const maxShown = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
	toasts = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Says what has happened, and goes away by itself. */
export function showToast(text: string, action?: Notice["action"]): void {
	show({ text, ...(action && { action }) });
}

/** Says that something has come, in one notice with what came while it was shown. @param noticeOf what it says of so many */
export function showArrival(noticeOf: (count: number) => Notice): void {
	const before = toasts.find(({ arrivals }) => arrivals !== undefined);
	const arrivals = (before?.arrivals ?? 0) + 1;
	if (before !== undefined) closeToast(before.id);
	show({ ...noticeOf(arrivals), arrivals });
}

function show(toast: Omit<Toast, "id">): void {
	lastId += 1;
	change([...toasts, { id: lastId, ...toast }].slice(-maxShown));
}

function closeToast(id: number): void {
	change(toasts.filter((toast) => toast.id !== id));
}

/** Undoes what the newest notice that offers it says, for its key. */
export function undoNewest(): void {
	const toast = toasts.findLast(({ action }) => action?.isUndo);
	if (toast !== undefined) runAction(toast);
}

function runAction({ id, action }: Toast): void {
	closeToast(id);
	action?.run();
}

/** Where notices appear. A screen reader reads them when it has finished what it is at. */
export function ToastRegion() {
	const shown = useSyncExternalStore(subscribe, () => toasts);
	return (
		<section className="toasts" aria-label={copy.frame.toasts.region} role="status">
			{shown.map((toast) => (
				<ToastNotice key={toast.id} toast={toast} />
			))}
		</section>
	);
}

function ToastNotice({ toast }: { readonly toast: Toast }) {
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const timer = setInterval(() => {
			if (!notice.current?.matches(":hover, :focus-within")) closeToast(toast.id);
		}, toastDuration);
		return () => clearInterval(timer);
	}, [toast.id]);
	return (
		<div ref={notice} className="toast">
			<p>{toast.text}</p>
			{toast.action && (
				<Button className="text-button" onPress={() => runAction(toast)}>
					{toast.action.label}
				</Button>
			)}
			<Button
				className="icon-button"
				aria-label={copy.frame.toasts.close}
				onPress={() => closeToast(toast.id)}
			>
				<X aria-hidden="true" />
			</Button>
		</div>
	);
}
