/** Every way in which the service refuses a request or fails at it, with the status of the answer. */
export const failureStatus = {
	unreadable: 400,
	"not-a-form": 400,
	"no-host": 400,
	"other-site": 403,
	"nothing-here": 404,
	"no-receipt": 404,
	"no-report": 404,
	"wrong-method": 405,
	"too-slow": 408,
	"too-large": 413,
	"address-too-long": 414,
	"unsupported-type": 415,
	"too-many-messages": 429,
	"too-many-attempts": 429,
	"headers-too-large": 431,
	unexpected: 500,
	unavailable: 503,
	"not-shown": 503,
} as const satisfies Record<string, number>;

export type FailureCode = keyof typeof failureStatus;

/** A failure, with the figures that its message names. */
export type Failure =
	| { readonly code: "too-large"; readonly kilobytes: number }
	| { readonly code: "too-many-messages"; readonly minutes: number }
	| { readonly code: Exclude<FailureCode, "too-large" | "too-many-messages"> };
