/** Gives the page styles that it carries only once they are needed. */
export function adoptStyles(...sheets: readonly string[]): void {
	for (const sheet of sheets) {
		const styles = new CSSStyleSheet();
		styles.replaceSync(sheet);
		document.adoptedStyleSheets.push(styles);
	}
}
