import { Outlet } from "@tanstack/react-router";

export function InboxView() {
	return <Outlet />;
}
