import type { CalendarDate } from "#domain/readiness/calendar.ts";
import { dateOfDayNumber, dayNumber } from "#domain/readiness/calendar.ts";

/** One entry of the calendar file: whole days, from a Monday to the Friday that ends it, both counted in. */
export interface CalendarEntry {
	/** Unique in the file and the same each time that the same roadmap is written, so that a second import changes nothing. */
	id: string;
	startsOn: CalendarDate;
	/** Null: open-ended; the entry then is on its first day. */
	endsOn: CalendarDate | null;
	title: string;
	text: string;
}

export interface CalendarFile {
	name: string;
	/** The site's host, as the second half of every UID. */
	host: string;
	entries: readonly CalendarEntry[];
}

/** Octets of a line without its end, RFC 5545 section 3.1. */
const maxLineOctets = 75;

/** A calendar in the format of RFC 5545, all-day events only. `writtenAt` is the moment of writing. */
export function calendarText({ name, host, entries }: CalendarFile, writtenAt: Date): string {
	const stamp = `${writtenAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeText(host)}//Readiness roadmap//EN`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`X-WR-CALNAME:${escapeText(name)}`,
		...entries.flatMap((entry) => eventLines(entry, host, stamp)),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(
	{ id, startsOn, endsOn, title, text }: CalendarEntry,
	host: string,
	stamp: string,
): string[] {
	return [
		"BEGIN:VEVENT",
		`UID:${id}@${host}`,
		`DTSTAMP:${stamp}`,
		`DTSTART;VALUE=DATE:${compactDate(startsOn)}`,
		// The end of a whole-day event is the first day that is no longer part of it.
		`DTEND;VALUE=DATE:${compactDate(dayAfter(endsOn ?? startsOn))}`,
		`SUMMARY:${escapeText(title)}`,
		`DESCRIPTION:${escapeText(text)}`,
		"TRANSP:TRANSPARENT",
		"END:VEVENT",
	];
}

function compactDate(date: CalendarDate): string {
	return date.replaceAll("-", "");
}

function dayAfter(date: CalendarDate): CalendarDate {
	return dateOfDayNumber(dayNumber(date) + 1);
}

function escapeText(text: string): string {
	return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|\r|\n/g, "\\n");
}

/** Folds a line so that none is longer than 75 octets, never within a character. */
function foldLine(line: string): string {
	const encoder = new TextEncoder();
	const pieces: string[] = [];
	let piece = "";
	let octets = 0;
	for (const character of line) {
		const size = encoder.encode(character).length;
		if (octets + size > maxLineOctets) {
			pieces.push(piece);
			piece = "";
			// The space that begins a folded line counts.
			octets = 1;
		}
		piece += character;
		octets += size;
	}
	return [...pieces, piece].join("\r\n ");
}
