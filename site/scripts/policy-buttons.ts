/** Opens policies over the page, by a script that the first press loads. Without it a button leads to the policy's page. */
export function startPolicyButtons(): void {
	const dialog = document.querySelector<HTMLDialogElement>(".policy-dialog");
	for (const form of document.querySelectorAll<HTMLFormElement>(".policies form")) {
		form.addEventListener("submit", async (event) => {
			event.preventDefault();
			try {
				await import(/* @vite-ignore */ dialog?.dataset["script"] ?? "");
				form.dispatchEvent(new Event("openpolicy", { bubbles: true }));
			} catch {
				location.assign(form.action);
			}
		});
	}
}
