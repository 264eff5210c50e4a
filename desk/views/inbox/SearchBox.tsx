import { useNavigate, useRouter } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { copy } from "#desk/app/copy.ts";
import { maxSearchLength } from "#domain/desk/inbox.ts";
import { deskPages } from "#domain/desk/pages.ts";
import "#desk/views/inbox/search-box.css";

/** Milliseconds after the last letter until the list is asked for. */
const debounceDelay = 200;

/** Full-text search. The address follows what is typed, and the field follows the address. */
export function SearchBox({ typed }: { readonly typed: string }) {
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const navigate = useNavigate();
	const router = useRouter();
	useEffect(() => {
		if (input.current && input.current.value.trim() !== typed) input.current.value = typed;
	}, [typed]);
	useEffect(() => () => clearTimeout(timer.current), []);
	/** A lead that has been opened since the last letter stays open; another page that is on its way gets no search. */
	const look = () => {
		clearTimeout(timer.current);
		const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
		if (!routes.some(({ id }) => id === deskPages.inbox)) return;
		const search = input.current?.value.trim() || undefined;
		void navigate({ to: ".", search: (kept) => ({ ...kept, search }), replace: true });
	};
	const { label, placeholder } = copy.inbox.search;
	return (
		<search className="search-box">
			<Search aria-hidden="true" />
			<input
				ref={input}
				id="inbox-search"
				type="search"
				aria-label={label}
				placeholder={placeholder}
				defaultValue={typed}
				maxLength={maxSearchLength}
				onChange={() => {
					clearTimeout(timer.current);
					timer.current = setTimeout(look, debounceDelay);
				}}
				onKeyDown={({ key, nativeEvent, currentTarget }) => {
					// Enter also ends a word that is composed, such as in Hindi.
					if (nativeEvent.isComposing) return;
					if (key === "Enter") look();
					if (key === "Enter" || key === "Escape") currentTarget.blur();
				}}
			/>
		</search>
	);
}
