/** Before a product's button is followed, its address comes to say which product the message will be about. */
export function startProductLinks(): void {
	const cards = document.querySelector(".product-cards");
	const nameProduct = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>(".button") : null;
		if (link) link.search = `product=${link.closest("[id]")?.id}`;
	};
	for (const event of ["pointerover", "focusin"]) cards?.addEventListener(event, nameProduct);
}
