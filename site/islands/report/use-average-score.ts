import { useEffect, useState } from "react";
import { averagePath, type PublishedAverage } from "#domain/readiness/published-average.ts";

/** The average of all assessments, once the service has said it; null on a static host, and while there are too few. */
export function useAverageScore(hasService: boolean): PublishedAverage | null {
	const [average, setAverage] = useState<PublishedAverage | null>(null);
	useEffect(() => {
		if (!hasService) return;
		fetch(averagePath)
			.then((response) => (response.ok ? response.json() : null))
			.then(setAverage)
			// The report says the same without it.
			.catch(() => {});
	}, [hasService]);
	return average;
}
