/** Where a form goes without its script. Without a service that is nowhere: the method of dialogs sends nothing. */
export function formTarget(form: string, hasService: boolean) {
	return hasService ? { action: `/forms/${form}`, method: "post" } : { method: "dialog" };
}
