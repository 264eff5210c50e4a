declare module "virtual:form-copy" {
	const copy: import("#site/islands/lead-form-copy.ts").SharedLeadFormCopy;
	export default copy;
}
