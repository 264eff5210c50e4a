/** Saves something that the browser has made as a file. */
export function saveFile(content: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(content);
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}
