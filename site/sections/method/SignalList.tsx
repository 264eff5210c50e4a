import "#site/sections/method/signal-list.css";

export interface MethodDimension {
	readonly name: string;
	/** Each with the question that asks for it, where there is one. */
	readonly signals: readonly { readonly name: string; readonly question: string | null }[];
}

/** The signals of each dimension, a ring each. */
export function SignalList({ dimensions }: { readonly dimensions: readonly MethodDimension[] }) {
	return (
		<dl className="signal-list">
			{dimensions.map(({ name, signals }) => (
				<div key={name}>
					<dt>{name}</dt>
					{signals.map((signal) => (
						<dd key={signal.name}>
							<b>{signal.name}</b> {signal.question}
						</dd>
					))}
				</div>
			))}
		</dl>
	);
}
