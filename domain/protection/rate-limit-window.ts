import { minute } from "#domain/durations.ts";

/** For how many minutes the posts of a network address are counted together, and the tries to sign in. */
export const windowMinutes = 10;
/** Milliseconds from the first that is counted to the end of the count. */
export const windowLength = windowMinutes * minute;
