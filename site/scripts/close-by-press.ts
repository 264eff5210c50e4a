/** Closes a dialog by a press that begins and ends next to it: its margins and the end of a selection are no such press. */
export function closeByPressNextTo(dialog: HTMLDialogElement): void {
	let hasBegun = false;
	const isNextTo = ({ target, clientX, clientY }: MouseEvent) => {
		const { left, right, top, bottom } = dialog.getBoundingClientRect();
		const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
		return target === dialog && !isWithin;
	};
	dialog.addEventListener("pointerdown", (event) => {
		hasBegun = isNextTo(event);
	});
	dialog.addEventListener("click", (event) => {
		if (hasBegun && isNextTo(event)) dialog.close();
	});
}
