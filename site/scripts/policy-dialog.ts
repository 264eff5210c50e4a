/** Opens a policy in the footer's dialog. Without it, or when the text can't be fetched, the button leads to the page. */
export function startPolicyDialog(): void {
	const dialog = document.querySelector<HTMLDialogElement>(".policy-dialog");
	const text = dialog?.querySelector(".policy-text");
	if (!dialog || !text) return;
	for (const form of document.querySelectorAll<HTMLFormElement>(".policies form")) {
		form.addEventListener("submit", (event) => {
			event.preventDefault();
			text.textContent = dialog.dataset["loading"] ?? "";
			dialog.setAttribute("aria-label", form.textContent.trim());
			dialog.showModal();
			fetchPolicy(form.action, (article) => {
				if (article) text.replaceChildren(article);
				else location.assign(form.action);
			});
		});
	}
	dialog.addEventListener("click", (event) => {
		if (event.target === dialog) dialog.close();
	});
}

/** The browser itself parses the text (`responseType` "document"), so that no Trusted Types sink is needed. */
function fetchPolicy(address: string, done: (article: Element | null) => void): void {
	const request = new XMLHttpRequest();
	request.open("GET", `${address}.xml`);
	request.responseType = "document";
	request.onloadend = () => {
		const article = request.status === 200 ? (request.responseXML?.documentElement ?? null) : null;
		if (article) document.adoptNode(article);
		done(article);
	};
	request.send();
}
