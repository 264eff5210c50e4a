/** For how many minutes a code works that is mailed to someone who signs in at the desk. */
export const mailedCodeMinutes = 15;
