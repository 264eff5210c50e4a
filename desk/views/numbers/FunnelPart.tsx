import numbersCopy from "virtual:desk-copy/numbers";
import { BarTable } from "#desk/views/numbers/BarTable.tsx";
import type { numberRoutes } from "#domain/desk/numbers.ts";
import type { RouteAnswer } from "#domain/desk/route.ts";

const words = numbersCopy.funnel;

/** How far visits come in the assessment, as sums. */
export function FunnelPart({ funnel }: Pick<RouteAnswer<typeof numberRoutes.read>, "funnel">) {
	const rows = funnel.map(({ step, visits }) => ({ name: words.steps[step], count: visits }));
	const isEmpty = rows.every(({ count }) => count === 0);
	return (
		<section className="numbers-part" aria-labelledby="funnel">
			<h2 id="funnel">{words.heading}</h2>
			<p className="quiet">{words.text}</p>
			{isEmpty ? (
				<p>{words.none}</p>
			) : (
				<BarTable
					caption={words.heading}
					columns={[words.step, words.visits]}
					rows={rows}
					headingIsShown={false}
				/>
			)}
		</section>
	);
}
