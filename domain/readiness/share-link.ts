import type { Answers } from "#domain/readiness/answers.ts";
import { type CalendarDate, calendarDate, dateOfDayNumber, dayNumber } from "#domain/readiness/calendar.ts";
import { fromBase36, mixedRadixReader, mixedRadixWriter, toBase36 } from "#domain/readiness/mixed-radix.ts";
import {
	challenges,
	companySizes,
	experiences,
	industries,
	interests,
	revenues,
} from "#domain/readiness/options.ts";
import { questions, questionValues } from "#domain/readiness/questions.ts";

/** The version of the way in which a link is written; a new one for any change of the options or their order. */
const shareLinkVersion = 1;

/** What a link tells: the choices and the day, and nothing about a person. */
export interface SharedAssessment {
	answers: Answers;
	takenOn: CalendarDate;
}

/** not-ours: some other fragment. unknown-version: not written by this site's version. damaged: cut off or mistyped. */
export type ShareLinkError = "not-ours" | "unknown-version" | "damaged";

export type ShareLinkResult = ({ ok: true } & SharedAssessment) | { ok: false; error: ShareLinkError };

// The calendar's last year is left for the roadmap, whose weeks come after the day of a link.
const dayLimit = dayNumber(calendarDate("9999-01-01"));
const payloadLength = 15;
const checkLength = 3;
// The largest prime below 36³: one wrong character, or two neighbours swapped, always change the remainder.
const checkModulus = 46_649n;

/** 0: absent; else the position, counted from 1. */
function choiceDigit(options: readonly string[], choice: string | undefined): number {
	return choice === undefined ? 0 : options.indexOf(choice) + 1;
}

function tickedDigit(options: readonly string[], ticked: readonly string[]): number {
	return options.reduce((bits, option, place) => bits + (ticked.includes(option) ? 2 ** place : 0), 0);
}

/** A URL fragment without its "#", such as "r1-…" with 18 characters; lists are read back in the form's order. */
export function encodeShareLink({ answers, takenOn }: SharedAssessment): string {
	const { write, total } = mixedRadixWriter();
	const writeChoice = (options: readonly string[], choice: string | undefined) =>
		write(choiceDigit(options, choice), options.length + 1);
	const writeTicked = (options: readonly string[], ticked: readonly string[]) =>
		write(tickedDigit(options, ticked), 2 ** options.length);
	writeChoice(industries, answers.industry);
	writeChoice(companySizes, answers.companySize);
	writeChoice(revenues, answers.revenue);
	writeChoice(experiences, answers.experience);
	writeTicked(challenges, answers.challenges);
	writeTicked(interests, answers.interests);
	for (const question of questions) writeChoice(questionValues, answers[question]);
	write(dayNumber(takenOn), dayLimit);
	const payload = toBase36(total(), payloadLength);
	return `r${shareLinkVersion}-${payload}${toBase36(total() % checkModulus, checkLength)}`;
}

/** The packed number of a payload with its check; undefined where it is damaged. */
function openPayload(text: string): bigint | undefined {
	if (text.length !== payloadLength + checkLength || !/^[0-9a-z]+$/.test(text)) return undefined;
	const packed = fromBase36(text.slice(0, payloadLength));
	return fromBase36(text.slice(payloadLength)) === packed % checkModulus ? packed : undefined;
}

/** Reads in the order in which `encodeShareLink` writes; what was absent stays absent. */
function unpack(packed: bigint): SharedAssessment | undefined {
	const { read, rest } = mixedRadixReader(packed);
	const readChoice = <Id>(options: readonly Id[]): Id | undefined => options[read(options.length + 1) - 1];
	const readTicked = <Id>(options: readonly Id[]): Id[] => {
		const bits = read(2 ** options.length);
		return options.filter((_, place) => Math.floor(bits / 2 ** place) % 2 === 1);
	};
	const industry = readChoice(industries);
	const companySize = readChoice(companySizes);
	const revenue = readChoice(revenues);
	const experience = readChoice(experiences);
	const answers: Answers = { challenges: readTicked(challenges), interests: readTicked(interests) };
	if (industry !== undefined) answers.industry = industry;
	if (companySize !== undefined) answers.companySize = companySize;
	if (revenue !== undefined) answers.revenue = revenue;
	if (experience !== undefined) answers.experience = experience;
	for (const question of questions) {
		const value = readChoice(questionValues);
		if (value !== undefined) answers[question] = value;
	}
	const takenOn = dateOfDayNumber(read(dayLimit));
	return rest() === 0n ? { answers, takenOn } : undefined;
}

/**
 * Reads a URL fragment, with or without its "#", and without a mark that came with it, such as the full stop of a sentence. Never
 * throws: what can't be read comes back as an error code.
 */
export function decodeShareLink(fragment: string): ShareLinkResult {
	const [, version, payload] = /^#?r(\d+)-(.*?)[\s\p{P}]*$/su.exec(fragment) ?? [];
	if (version === undefined || payload === undefined) return { ok: false, error: "not-ours" };
	if (version !== String(shareLinkVersion)) return { ok: false, error: "unknown-version" };
	const packed = openPayload(payload);
	const shared = packed === undefined ? undefined : unpack(packed);
	return shared === undefined ? { ok: false, error: "damaged" } : { ok: true, ...shared };
}
