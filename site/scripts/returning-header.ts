import sheet from "#site/layouts/returning-header.css?inline";
import { adoptStyles } from "#site/scripts/adopt-styles.ts";

/** Lets the header come back on the way up. It needs scrolling first: until then, its styles would only lay the page out once more. */
export function startReturningHeader(): void {
	// Those that can't be asked to do so when idle know nothing of a scroll's direction either.
	if (!("requestIdleCallback" in window)) return;
	const adopt = () => requestIdleCallback(() => adoptStyles(sheet));
	if (scrollY > 0) adopt();
	else addEventListener("scroll", adopt, { once: true });
}
