import thread from "#art/drawn/hero-thread.json" with { type: "json" };

const [width = 1, height = 1] = thread.viewBox;
const [tallWidth = 1] = thread.tall.viewBox;
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

/** The hero's thread in the coordinates of its image, nodes in the order of the industries. */
export const heroThread = { viewBox: `0 0 ${width} ${height}`, path: thread.path };

/**
 * A rule for each node: where it stands and when it lights; `--end` is its distance from the right edge of the tall picture.
 * The content security policy refuses style attributes.
 */
const nodeRules = thread.nodes.map(({ x, y }, index) => {
	const place = `left:${share(x, width)};top:${share(y, height)}`;
	const end = tallWidth - (thread.tall.nodes[index]?.x ?? 0);
	return `.nodes li:nth-child(${index + 1}){${place};--end:${end}px;animation-delay:${(0.1 + index * 0.16).toFixed(1)}s}`;
});

/** Which part of the thread lights with a node, as a share of its length. */
const lightRules = thread.shares.map(
	(along, index) =>
		`.thread-box:has(li:nth-child(${index + 1}) :is(:hover,:focus-visible)){--lit:${along.toFixed(2)}}`,
);

export const heroNodeRules = [...nodeRules, ...lightRules].join("");
