/** Says that something is invented. */
export function ExampleMark({ mark }: { readonly mark: string }) {
	return <small className="example-mark">{mark}</small>;
}
