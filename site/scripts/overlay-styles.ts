import overlaysAddress from "#site/layouts/overlays.css?url";
import dialogAddress from "#site/ui/dialog.css?url";

let adopted: Promise<void> | undefined;

/** Gives the page the styles of what may lie over it, which few visits need. */
export function adoptOverlayStyles(): Promise<void> {
	adopted ??= adopt();
	return adopted;
}

async function adopt(): Promise<void> {
	// Under `npm run dev` the address gives a module to whatever does not ask for styles.
	const request = { headers: { accept: "text/css" } };
	for (const address of [dialogAddress, overlaysAddress]) {
		const styles = new CSSStyleSheet();
		document.adoptedStyleSheets.push(styles);
		styles.replaceSync(await (await fetch(address, request)).text());
	}
}
