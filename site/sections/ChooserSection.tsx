import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/chooser.css";
import "#site/ui/folds.css";

interface Question<Next> {
	readonly answer: string;
	readonly question: string;
	readonly answers: readonly Next[];
}

interface LastAnswer {
	readonly answer: string;
	/** The name of the page that it leads to. */
	readonly page: string;
	readonly href: string;
}

interface ChooserSectionProps {
	readonly heading: string;
	readonly lead: string;
	readonly chooser: {
		readonly question: string;
		readonly answers: readonly Question<Question<LastAnswer>>[];
	};
}

/** Questions that open on the next one; the last answers are links, so that it needs no script. */
export function ChooserSection({ heading, lead, chooser }: ChooserSectionProps) {
	return (
		<section className="section width two-columns" id="choose">
			<SectionHead heading={heading} lead={lead} />
			<div className="chooser">
				<p>{chooser.question}</p>
				{chooser.answers.map((first, index) => (
					<details key={first.answer} name="chooser">
						<summary>{first.answer}</summary>
						<p>{first.question}</p>
						{first.answers.map((second) => (
							<details key={second.answer} name={`chooser-${index}`}>
								<summary>{second.answer}</summary>
								<p>{second.question}</p>
								<ul className="plain">
									{second.answers.map((last) => (
										<li key={last.href}>
											{`${last.answer}: `}
											<a href={last.href}>{last.page}</a>
										</li>
									))}
								</ul>
							</details>
						))}
					</details>
				))}
			</div>
		</section>
	);
}
