import { Link } from "@tanstack/react-router";
import { CircleUserRound } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components";
import { useSend } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { OfficeTimes } from "#desk/app/OfficeTimes.tsx";
import { useSession } from "#desk/app/session.tsx";
import { leaveDesk } from "#desk/app/session-end.ts";
import { chooseTheme, chosenTheme, themes } from "#desk/app/theme.ts";
import { deskPages } from "#domain/desk/pages.ts";
import { signInRoutes } from "#domain/desk/sign-in.ts";
import "#desk/app/preferences.css";

/** What time it is for whom, the theme, and the person's own account. */
export function Preferences() {
	const { person } = useSession();
	const signOut = useSend(signInRoutes.signOut, { onSuccess: leaveDesk });
	return (
		<div className="preferences">
			<OfficeTimes />
			<ThemeChoice />
			<Link to={deskPages.account} className="own-account">
				<CircleUserRound aria-hidden="true" />
				<span>
					{person.name}
					<small>{copy.frame.views.account}</small>
				</span>
			</Link>
			<Button className="text-button" onPress={() => signOut.mutate({})} isPending={signOut.isPending}>
				{copy.frame.signOut}
			</Button>
		</div>
	);
}

function ThemeChoice() {
	const [theme, setTheme] = useState(chosenTheme);
	const { label, choices } = copy.frame.theme;
	return (
		<label className="theme-choice">
			{label}
			<select
				value={theme}
				onChange={({ target }) => {
					const chosen = themes.find((each) => each === target.value) ?? "system";
					chooseTheme(chosen);
					setTheme(chosen);
				}}
			>
				{themes.map((each) => (
					<option key={each} value={each}>
						{choices[each]}
					</option>
				))}
			</select>
		</label>
	);
}
