/** Milliseconds: a pointer that only passes over a link is gone by then. */
const rest = 60;

/**
 * Marks the link on which the pointer rests, one at a time. `site/pages/rules.json.ts` has the page behind it rendered ahead then, sooner than
 * a browser does of its own accord.
 */
export function markPointedLink(): void {
	let timer: ReturnType<typeof setTimeout>;
	addEventListener("pointerover", ({ target, pointerType }) => {
		clearTimeout(timer);
		const link = pointerType === "mouse" && target instanceof Element && target.closest("a");
		if (!link) return;
		timer = setTimeout(() => {
			document.querySelector(".pointed")?.classList.remove("pointed");
			link.classList.add("pointed");
		}, rest);
	});
}
