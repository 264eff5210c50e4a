/** The table of the migrations that a database has had: a database without it is new, or another program's. */
export { DEFAULT_MIGRATION_TABLE as migrationTable } from "kysely/migration";
