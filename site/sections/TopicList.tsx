import "#site/sections/facts.css";

interface TopicListProps {
	/** What the list is called by a screen reader. */
	readonly label: string;
	readonly topics: readonly string[];
}

/** What a paper or a session deals with, in a line. */
export function TopicList({ label, topics }: TopicListProps) {
	return (
		<ul className="plain topics" aria-label={label}>
			{topics.map((topic) => (
				<li key={topic}>{topic}</li>
			))}
		</ul>
	);
}
