/** Gives the page styles that only some visits need. A sheet of the script's own is no inline style to the security policy. */
export function adoptStyles(...sheets: readonly string[]): void {
	for (const sheet of sheets) {
		const styles = new CSSStyleSheet();
		styles.replaceSync(sheet);
		document.adoptedStyleSheets.push(styles);
	}
}
