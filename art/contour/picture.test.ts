import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Point } from "#art/contour/geometry.ts";
import { palettes } from "#art/contour/palette.ts";
import { drawPicture, type Picture } from "#art/contour/picture.ts";

const frame = { x: 0, y: 0, width: 240, height: 240 };
const centre = 120;
/** A sheet as narrow as the top of a hill. */
const top: Point[] = Array.from({ length: 13 }, (_, index) => ({
	x: centre + 8 * Math.cos((index * Math.PI) / 6),
	y: centre + 24 * Math.sin((index * Math.PI) / 6),
}));
const ground: Point[] = [
	{ x: -30, y: -30 },
	{ x: 120, y: -30 },
	{ x: 270, y: -30 },
	{ x: 270, y: 120 },
	{ x: 270, y: 270 },
	{ x: 120, y: 270 },
	{ x: -30, y: 270 },
	{ x: -30, y: -30 },
];
const picture: Picture = {
	levels: [{ rings: [ground] }, { rings: [top] }],
	design: frame,
	frame,
	fadeLeft: 0,
	isVeiled: false,
	weight: 1,
};

/** The greatest step in lightness between neighbours on the rows below the sheet, where its shadow falls. */
async function sharpestStep(svg: string): Promise<number> {
	const { data, info } = await sharp(Buffer.from(svg))
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const rows = Array.from({ length: 24 }, (_, row) => {
		const start = (centre + 28 + row) * info.width * info.channels;
		return [...data.subarray(start, start + info.width * info.channels)];
	});
	const steps = rows.flatMap((row) =>
		row.map((value, place) => Math.abs(value - (row[place + info.channels] ?? value))),
	);
	return Math.max(...steps);
}

describe("a small sheet", () => {
	// By day, where a shadow shows most.
	it("throws a shadow that ends softly", async () => {
		const step = await sharpestStep(drawPicture(picture, palettes.light, frame.width));
		expect(step).toBeGreaterThan(0);
		expect(step).toBeLessThan(4);
	});
});

describe("a sheet of a few pixels", () => {
	const speck = top.map(({ x, y }) => ({ x: 40 + (x - centre) / 2, y: 40 + (y - centre) / 5 }));

	it("is left out, as it would look like dirt on the screen", () => {
		const drawn = (ring: readonly Point[]) =>
			drawPicture({ ...picture, levels: [{ rings: [ground] }, { rings: [top, ring] }] }, palettes.light, 240);
		expect(drawn(speck)).toBe(drawPicture(picture, palettes.light, 240));
		expect(drawn(speck.map(({ x, y }) => ({ x: 4 * x, y: 4 * y })))).not.toBe(drawn(speck));
	});
});
