import policySheet from "#site/layouts/policy-text.css?inline";
import { adoptStyles } from "#site/scripts/adopt-styles.ts";
import { closeByPressNextTo } from "#site/scripts/close-by-press.ts";
import { makeElement } from "#site/scripts/make-element.ts";
import tableSheet from "#site/styles/tables.css?inline";
import dialogSheet from "#site/ui/dialog.css?inline";

/** Shows the text of a policy in a dialog at the end of the footer. When the text can't be fetched, it leads to the policy's page. */
function startPolicyDialog({ dataset: words }: HTMLElement, footer: Element): void {
	adoptStyles(dialogSheet, tableSheet, policySheet);
	const close = makeElement("button", { class: "button secondary small" }, words["close"] ?? "");
	const text = makeElement("div", { class: "policy-text" });
	const wayOut = makeElement("form", { method: "dialog" }, close);
	const dialog = makeElement("dialog", { class: "policy-dialog" }, wayOut, text);
	footer.append(dialog);
	// One for all policies: opened or aborted, it forgets the text that was on its way.
	const request = new XMLHttpRequest();
	// The browser itself parses the text, so that no Trusted Types sink is needed.
	request.responseType = "document";
	addEventListener("openpolicy", ({ target: form }) => {
		if (!(form instanceof HTMLFormElement)) return;
		text.textContent = words["loading"] ?? "";
		dialog.setAttribute("aria-label", form.textContent.trim());
		if (!dialog.open) dialog.showModal();
		request.onload = request.onerror = () => {
			const article = request.status === 200 && request.responseXML?.documentElement;
			if (article) text.replaceChildren(article);
			else location.assign(form.action);
		};
		request.open("GET", `${form.action}.xml`);
		request.send();
	});
	closeByPressNextTo(dialog);
	dialog.addEventListener("close", () => {
		// The event comes a little late: another policy may be open by then.
		if (!dialog.open) request.abort();
	});
}

const policies = document.querySelector<HTMLElement>(".policies");
const footer = policies?.closest("footer");
if (policies && footer) startPolicyDialog(policies, footer);
