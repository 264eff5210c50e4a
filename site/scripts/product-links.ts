/** Before a product's button is followed, its address comes to say which product the message will be about. */
export function startProductLinks(): void {
	const nameProduct = ({ target }: Event) => {
		if (!(target instanceof Element)) return;
		const link = target.closest<HTMLAnchorElement>(".product-cards .button");
		const product = link?.closest("[id]")?.id;
		if (link && product) link.search = `product=${product}`;
	};
	for (const event of ["pointerover", "focusin"]) addEventListener(event, nameProduct);
}
