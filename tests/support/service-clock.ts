/*
 * Loaded into a service's process before the service itself. Its clock then goes on from the moment in CLOCK_STARTS_AT,
 * as that of a machine whose date is set. Only what asks for the current time is told another.
 */
const moved = Date.parse(process.env["CLOCK_STARTS_AT"] ?? "") - Date.now();
if (Number.isNaN(moved)) throw new Error("CLOCK_STARTS_AT names no moment");
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
	construct(target, parts, newTarget) {
		return Reflect.construct(target, parts.length === 0 ? [now() + moved] : parts, newTarget);
	},
	get(target, name, receiver) {
		return name === "now" ? () => now() + moved : Reflect.get(target, name, receiver);
	},
});
