import type { FormEvent } from "react";

/** For `onSubmit`: hands on what a form holds. React's own `action` would then empty it, and what was typed must stay. */
export function withValues(take: (values: FormData) => void): (event: FormEvent<HTMLFormElement>) => void {
	return (event) => {
		event.preventDefault();
		take(new FormData(event.currentTarget));
	};
}
