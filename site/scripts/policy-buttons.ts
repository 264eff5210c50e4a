/** Opens policies over the page, by a script that the first press loads. Without it a button leads to the policy's page. */
export function startPolicyButtons(): void {
	const policies = document.querySelector<HTMLElement>(".policies");
	for (const form of policies?.querySelectorAll("form") ?? []) {
		form.addEventListener("submit", async (event) => {
			event.preventDefault();
			try {
				await import(/* @vite-ignore */ policies?.dataset["script"] ?? "");
				form.dispatchEvent(new Event("openpolicy", { bubbles: true }));
			} catch {
				location.assign(form.action);
			}
		});
	}
}
