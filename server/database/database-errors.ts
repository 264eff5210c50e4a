/** The database takes nothing for now. A visitor may try again, and a caller may do so by itself. */
export class DatabaseUnavailableError extends Error {}

/** The database cannot be used at all. Its message is for the person who starts the service or gives a command. */
export class DatabaseOpenError extends Error {}
