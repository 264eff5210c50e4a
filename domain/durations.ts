/** Milliseconds. */
export const minute = 60 * 1000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** Thirty days. */
export const month = 30 * day;
