import address from "#site/layouts/overlays.css?url";

let adopted: Promise<void> | undefined;

/** Gives the page the styles of toasts, which few visits need. */
export function adoptOverlayStyles(): Promise<void> {
	adopted ??= adopt();
	return adopted;
}

async function adopt(): Promise<void> {
	const styles = new CSSStyleSheet();
	document.adoptedStyleSheets.push(styles);
	// Under `npm run dev` the address gives a module to whatever does not ask for styles.
	const response = await fetch(address, { headers: { accept: "text/css" } });
	styles.replaceSync(await response.text());
}
