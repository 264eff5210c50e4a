import { day } from "#domain/durations.ts";
import { readVersionAddress } from "#domain/pages/page-version.ts";
import { description } from "./site-description.ts";

const ends = Object.keys(description.files).flatMap((address) => readVersionAddress(address)?.from ?? []);

/** A day before the first live session ends. A service that starts then has every live session still to come. */
export const beforeSessions = new Date(Math.min(...ends.map(Number)) - day);
