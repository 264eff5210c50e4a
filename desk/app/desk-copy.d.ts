declare module "virtual:desk-copy" {
	const copy: import("#site/catalogue/desk-copy.ts").DeskCopy;
	export default copy;
}
