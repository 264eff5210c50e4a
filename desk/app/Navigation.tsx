import { Link, useLocation } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import { NavigationLinks } from "#desk/app/NavigationLinks.tsx";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import { deskPages } from "#domain/desk/pages.ts";
import { CompanyMark } from "#site/ui/CompanyMark.tsx";
import "#desk/app/navigation.css";

/** The way through the desk: a column on a wide screen, a menu on a phone. */
export function Navigation() {
	// Opened at an address, the menu closes itself when that address is left.
	const [openAt, setOpenAt] = useState<string | null>(null);
	const { href } = useLocation();
	return (
		<>
			<header className="bar">
				<Link to={deskPages.inbox} className="wordmark">
					<CompanyMark />
					<span>{copy.frame.title}</span>
				</Link>
				<Button className="icon-button" aria-label={copy.frame.menu} onPress={() => setOpenAt(href)}>
					<Menu aria-hidden="true" />
				</Button>
			</header>
			<nav className="column" aria-label={copy.frame.navigation}>
				<Link to={deskPages.inbox} className="wordmark">
					<CompanyMark />
					<span>
						{copy.frame.title}
						<small>{copy.company}</small>
					</span>
				</Link>
				<NavigationLinks />
			</nav>
			<DeskDialog heading={copy.frame.menu} isOpen={openAt === href} onClose={() => setOpenAt(null)}>
				<nav className="menu-links" aria-label={copy.frame.navigation}>
					<NavigationLinks />
				</nav>
			</DeskDialog>
		</>
	);
}
