import { copy } from "#desk/app/copy.ts";
import { useSession } from "#desk/app/session.tsx";
import { useNow } from "#desk/app/use-now.ts";
import { formatTag } from "#domain/locale/locale.ts";

const format = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;

/** What time it is in each office. */
export function OfficeTimes() {
	const { offices } = useSession();
	const now = useNow();
	return (
		<dl className="office-times">
			{offices.map(({ name, timeZone }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{now.toLocaleString(formatTag(copy.locale), { ...format, timeZone })}</dd>
				</div>
			))}
		</dl>
	);
}
