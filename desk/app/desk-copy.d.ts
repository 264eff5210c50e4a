declare module "virtual:desk-copy" {
	type OfOneView = "account" | "audit" | "numbers" | "people" | "person";
	const copy: Omit<import("#site/catalogue/desk-copy.ts").DeskCopy, OfOneView>;
	export default copy;
}

declare module "virtual:desk-copy/account" {
	const copy: import("#site/catalogue/desk-copy.ts").DeskCopy["account"];
	export default copy;
}

declare module "virtual:desk-copy/audit" {
	const copy: import("#site/catalogue/desk-copy.ts").DeskCopy["audit"];
	export default copy;
}

declare module "virtual:desk-copy/numbers" {
	const copy: import("#site/catalogue/desk-copy.ts").DeskCopy["numbers"];
	export default copy;
}

declare module "virtual:desk-copy/people" {
	const copy: import("#site/catalogue/desk-copy.ts").DeskCopy["people"];
	export default copy;
}

declare module "virtual:desk-copy/person" {
	const copy: import("#site/catalogue/desk-copy.ts").DeskCopy["person"];
	export default copy;
}
