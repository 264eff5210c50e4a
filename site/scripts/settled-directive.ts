import type { ClientDirective } from "astro";

declare module "astro" {
	interface AstroClientDirectives {
		/** Starts the island after the first view, when it is on the screen or, with `unseen`, before. */
		"client:settled"?: boolean | "unseen";
	}
}

/**
 * Where extensions or translators have changed an island, React makes its form anew: what was typed goes into the new one, and the
 * focus with it.
 */
function keepTyped(island: HTMLElement): void {
	const form = island.querySelector("form");
	const focused = document.activeElement;
	const made = new MutationObserver(() => {
		if (!form || form.isConnected) return;
		made.disconnect();
		const anew = island.querySelectorAll<HTMLInputElement>("[name]");
		for (const [index, control] of form.querySelectorAll<HTMLInputElement>("[name]").entries()) {
			const { value, checked } = control;
			Object.assign(anew[index] ?? {}, { value, checked });
			if (control === focused) anew[index]?.focus();
		}
	});
	made.observe(island, { childList: true });
}

/**
 * An island works before it starts, as plain HTML. It starts when the pictures of the first view have arrived: sooner, its script would
 * take the line and the processor from what is seen first. A touch, or an address that names something to show, starts it
 * at once. The site loads this itself after the first paint.
 */
const startWhenSettled: ClientDirective = (load, { value }, island) => {
	const settled = new AbortController();
	const once = { signal: settled.signal };
	const start = async () => {
		settled.abort();
		const [hydrate, properties] = await Promise.all([load(), movedProperties(island)]);
		keepTyped(island);
		if (properties === null) await hydrate();
		// Astro starts an island whose script is there when its properties come.
		else island.setAttribute("props", properties);
	};
	const seen = new IntersectionObserver((entries) => {
		if (entries.some(({ isIntersecting }) => isIntersecting)) start();
	});
	once.signal.addEventListener("abort", () => seen.disconnect());
	const watch = () => {
		if (value === "unseen") start();
		// The island itself has no box.
		else for (const part of island.children) seen.observe(part);
	};
	island.addEventListener("pointerdown", start, once);
	island.addEventListener("focusin", start, once);
	if (location.hash !== "" || island.contains(document.activeElement)) start();
	else if (document.readyState === "complete") watch();
	else addEventListener("load", watch, once);
};

/** What the build has moved out of the page; null where it has moved nothing. */
async function movedProperties({ dataset: { props } }: HTMLElement): Promise<string | null> {
	if (props === undefined) return null;
	const response = await fetch(props);
	if (!response.ok) throw new Error(`${props} has the status ${response.status}`);
	return response.text();
}

export default startWhenSettled;
