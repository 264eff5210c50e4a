import type { VignetteSheet } from "#content/schemas/vignette.ts";
import { placeItems } from "#site/sections/vignette/geometry.ts";
import { SheetItem } from "#site/sections/vignette/SheetItem.tsx";
import { Icon } from "#site/ui/Icon.tsx";
import "#site/sections/vignette/vignette-sheet.css";

interface SheetProps {
	readonly sheet: VignetteSheet;
	readonly place: "input" | "result";
}

/** One screen or paper of a vignette. Its foot shows that more lines follow. */
export function Sheet({ sheet, place }: SheetProps) {
	return (
		<div className={`vignette-sheet ${place}`}>
			<div className="vignette-head">
				<Icon name={sheet.icon} />
				<b>{sheet.title}</b>
				{sheet.note && <span>{sheet.note}</span>}
			</div>
			{placeItems(sheet.items).map(({ item, above }) => (
				<SheetItem key={above} item={item} />
			))}
		</div>
	);
}
