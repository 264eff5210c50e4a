interface Subject {
	readonly slug: string;
	readonly date: string;
	readonly category: string;
	/** Services and industries that it leads to. */
	readonly related: readonly string[];
}

/** Pages that both lead to count once each, and the same category as two of them. */
function nearness(one: Subject, other: Subject): number {
	const shared = one.related.filter((slug) => other.related.includes(slug)).length;
	return shared + (one.category === other.category ? 2 : 0);
}

const daysBetween = (one: Subject, other: Subject) => Math.abs(Date.parse(one.date) - Date.parse(other.date));

/** The other articles, the nearest in what they are about first; of equally near ones, that from about the same time. */
function byNearness<Article extends Subject>(article: Subject, others: readonly Article[]): Article[] {
	return others
		.map((other) => ({ other, near: nearness(article, other), days: daysBetween(article, other) }))
		.sort((a, b) => b.near - a.near || a.days - b.days)
		.map(({ other }) => other);
}

/**
 * Two articles to read after one: the nearest, and the next in the blog's order, after whose last one comes the first.
 * By that order some article leads to each.
 */
export function articlesAfter<Article extends Subject>(
	article: Subject,
	inOrder: readonly Article[],
): Article[] {
	const place = inOrder.findIndex(({ slug }) => slug === article.slug);
	const others = [...inOrder.slice(place + 1), ...inOrder.slice(0, place)];
	const nearest = byNearness(article, others);
	return [...new Set([...nearest.slice(0, 1), ...others.slice(0, 1), ...nearest])].slice(0, 2);
}
