/** The company's mark in a box of 34: two contour rings and a survey point. */
export const mark = {
	box: 34,
	rings: [
		"M17 3c7 0 13 5 13.5 12.5S25 31 17 31 3 25 3.5 16.5 10 3 17 3Z",
		"M18 9c5 0 8 3.5 7.5 8S22 25.5 17 25 8.5 21 9 16.5 13 9 18 9Z",
	],
	point: { x: 18, y: 16.5, radius: 3.2 },
	/** Where the point is in an icon, which draws it larger: in the middle of the inner ring. */
	iconPoint: { x: 17.4, y: 16.8 },
} as const;
