import { day } from "#domain/durations.ts";
import { readVersionAddress } from "#domain/pages/page-version.ts";
import { description } from "./site-description.ts";

const changes = Object.keys(description.files).flatMap((address) => readVersionAddress(address)?.from ?? []);

/** A day before the first live session begins. A service that starts then has every live session still to come. */
export const beforeSessions = new Date(Math.min(...changes.map(Number)) - day);
