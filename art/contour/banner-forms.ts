import type { Hill } from "#art/contour/field.ts";

/** The hills of a banner of 1440 by 400. A form sets the silhouette; a seed gives it its ridges. */
export const forms = {
	/** A range that crosses the banner from top to bottom. */
	range: [
		{ x: 1130, y: 200, radius: 175, height: 0.95, turn: 1.35, stretch: 2.1 },
		{ x: 1440, y: 40, radius: 120, height: 0.35 },
	],
	/** Land that comes in from the right edge. */
	headland: [
		{ x: 1350, y: 190, radius: 190, height: 0.95, turn: 0.15, stretch: 2 },
		{ x: 1060, y: 420, radius: 90, height: 0.3 },
	],
	/** A ridge that rises from below to the top right. */
	rise: [
		{ x: 1150, y: 215, radius: 130, height: 0.95, turn: -0.62, stretch: 3 },
		{ x: 860, y: 20, radius: 110, height: 0.24 },
	],
	/** A ridge that falls from the top to the bottom right. */
	fall: [
		{ x: 1160, y: 190, radius: 130, height: 0.95, turn: 0.62, stretch: 3 },
		{ x: 860, y: 390, radius: 110, height: 0.24 },
	],
	/** A massif that is whole, but for its foot below the banner. */
	dome: [
		{ x: 1130, y: 262, radius: 195, height: 0.95, turn: 0.1, stretch: 1.3 },
		{ x: 1480, y: -70, radius: 110, height: 0.4 },
	],
	/** A massif that hangs into the banner from above. */
	hanging: [
		{ x: 1140, y: 10, radius: 210, height: 0.95, turn: -0.1, stretch: 1.3 },
		{ x: 1430, y: 420, radius: 120, height: 0.4 },
	],
	/** Two heights and a way between them. */
	pass: [
		{ x: 1010, y: 10, radius: 150, height: 0.7, turn: 0.4, stretch: 1.4 },
		{ x: 1290, y: 390, radius: 170, height: 0.9, turn: 0.4, stretch: 1.5 },
	],
	/** A height by itself, which a level goes round. */
	island: [
		{ x: 1100, y: 200, radius: 118, height: 0.95, turn: 0.3, stretch: 1.6 },
		{ x: 1450, y: 430, radius: 110, height: 0.35 },
	],
	/** A long level ridge that leaves by the right edge. */
	spine: [
		{ x: 1240, y: 215, radius: 110, height: 0.95, turn: -0.06, stretch: 3.2 },
		{ x: 1000, y: 430, radius: 90, height: 0.25 },
	],
	/** A height and two capes around a bay that opens to the left. */
	bay: [
		{ x: 1080, y: -30, radius: 110, height: 0.6, stretch: 1.8 },
		{ x: 1290, y: 200, radius: 115, height: 0.95, turn: 1.5, stretch: 1.5 },
		{ x: 1080, y: 440, radius: 110, height: 0.55, stretch: 1.8 },
	],
} satisfies Record<string, readonly Hill[]>;

export type FormName = keyof typeof forms;

/** How a form goes on beyond the banner, where wide screens look: a height that ended there would close its level to a ring. */
const beyond: Readonly<Partial<Record<FormName, readonly Hill[]>>> = {
	range: [
		{ x: 1230, y: 640, radius: 175, height: 0.95, turn: 1.35, stretch: 2.1 },
		{ x: 1030, y: -260, radius: 150, height: 0.95, turn: 1.35, stretch: 1.8 },
	],
	headland: [{ x: 1760, y: 310, radius: 190, height: 0.95, turn: 0.15, stretch: 2.4 }],
	rise: [{ x: 1700, y: -180, radius: 130, height: 0.95, turn: -0.62, stretch: 3 }],
	fall: [
		{ x: 1710, y: 580, radius: 130, height: 0.95, turn: 0.62, stretch: 3 },
		{ x: 930, y: -150, radius: 110, height: 0.9, turn: 1, stretch: 1.8 },
	],
	spine: [
		{ x: 1850, y: 180, radius: 110, height: 0.95, turn: -0.06, stretch: 3.2 },
		{ x: 980, y: 560, radius: 110, height: 0.9, turn: 1.5, stretch: 1.6 },
	],
};

type Shape = {
	readonly form: FormName;
	readonly isFlipped?: boolean;
	readonly beyond?: readonly Hill[];
};

/** The hills of a banner of some height; a broad one goes on beyond the desk's frame. */
export function hillsOf(plan: Shape, height: number, isBroad: boolean): Hill[] {
	const { form, isFlipped } = plan;
	const further = isBroad ? [...(beyond[form] ?? []), ...(plan.beyond ?? [])] : [];
	const hills: readonly Hill[] = [...forms[form], ...further];
	return hills.map((hill) => (isFlipped ? flip(hill, height) : hill));
}

function flip(hill: Hill, height: number): Hill {
	return { ...hill, y: height - hill.y, turn: -(hill.turn ?? 0) };
}
