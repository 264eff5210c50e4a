declare module "virtual:form-copy" {
	const copy: import("#site/islands/lead-form-copy.ts").SharedLeadFormCopy;
	export default copy;
}

declare module "virtual:assessment-copy" {
	const copy: import("#site/islands/assessment/assessment-copy.ts").AssessmentScriptCopy;
	export default copy;
}
