/**
 * Lets a page follow a screen that is turned. WebKit keeps some rules of the former width (seen in WebKitGTK 2.50, on home)
 * until a style sheet changes.
 */
export function followWidth(): void {
	const [sheet] = document.styleSheets;
	let width = innerWidth;
	addEventListener("resize", () => {
		if (innerWidth === width) return;
		width = innerWidth;
		sheet?.insertRule("a{}");
		sheet?.deleteRule(0);
	});
}
