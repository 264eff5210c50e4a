import {
	createRootRoute,
	createRoute,
	createRouter,
	lazyRouteComponent,
	redirect,
} from "@tanstack/react-router";
import { writeQuery } from "#desk/api/ask.ts";
import { NotFound } from "#desk/app/NotFound.tsx";
import { Shell } from "#desk/app/Shell.tsx";
import { ViewFailed } from "#desk/app/ViewFailed.tsx";
import { InboxView } from "#desk/views/inbox/InboxView.tsx";
import { readInboxSearch } from "#desk/views/inbox/inbox-search.ts";
import { NoLeadOpen } from "#desk/views/inbox/NoLeadOpen.tsx";
import "#desk/views/person/history-state.ts";
import { deskPages } from "#domain/desk/pages.ts";

const root = createRootRoute({ component: Shell });
const getParentRoute = () => root;

/** The list and, next to it or in its place, a lead. The address has the view and its filters in both. */
const inbox = createRoute({
	getParentRoute,
	path: deskPages.inbox,
	component: InboxView,
	validateSearch: readInboxSearch,
});
const noLead = createRoute({ getParentRoute: () => inbox, path: "/", component: NoLeadOpen });
const lead = createRoute({
	getParentRoute: () => inbox,
	path: "leads/$lead",
	component: lazyRouteComponent(() => import("#desk/views/lead/LeadView.tsx"), "LeadView"),
});
/** For those who follow the link of an invitation; a person who is signed in already goes on to the inbox. */
const signIn = createRoute({
	getParentRoute,
	path: deskPages.signIn,
	component: lazyRouteComponent(() => import("#desk/views/sign-in/SignedIn.tsx"), "SignedIn"),
});
const account = createRoute({
	getParentRoute,
	path: deskPages.account,
	component: lazyRouteComponent(() => import("#desk/views/account/AccountView.tsx"), "AccountView"),
});
const people = createRoute({
	getParentRoute,
	path: deskPages.people,
	component: lazyRouteComponent(() => import("#desk/views/people/PeopleView.tsx"), "PeopleView"),
});
const savedReplies = createRoute({
	getParentRoute,
	path: deskPages.savedReplies,
	component: lazyRouteComponent(
		() => import("#desk/views/saved-replies/SavedRepliesView.tsx"),
		"SavedRepliesView",
	),
});
const numbers = createRoute({
	getParentRoute,
	path: deskPages.numbers,
	component: lazyRouteComponent(() => import("#desk/views/numbers/NumbersView.tsx"), "NumbersView"),
});
const person = createRoute({
	getParentRoute,
	path: deskPages.person,
	validateSearch: (query): { readonly email?: string } =>
		typeof query["email"] === "string" ? { email: query["email"] } : {},
	// An email address that someone was given in a link leaves the address bar at once.
	beforeLoad: ({ search: { email } }) => {
		if (email !== undefined)
			throw redirect({ to: deskPages.person, search: {}, state: { email }, replace: true });
	},
	component: lazyRouteComponent(() => import("#desk/views/person/PersonView.tsx"), "PersonView"),
});
const audit = createRoute({
	getParentRoute,
	path: deskPages.audit,
	component: lazyRouteComponent(() => import("#desk/views/audit/AuditView.tsx"), "AuditView"),
});
/** Every other address. */
const nowhere = createRoute({ getParentRoute, path: "/desk/$", component: NotFound });

const inboxWithLead = inbox.addChildren([noLead, lead]);
const routeTree = root.addChildren([
	inboxWithLead,
	signIn,
	account,
	people,
	savedReplies,
	numbers,
	person,
	audit,
	nowhere,
]);

export const router = createRouter({
	routeTree,
	// Plain texts, as in any query; the router would else write them as JSON.
	parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
	stringifySearch: writeQuery,
	defaultPreload: "intent",
	defaultErrorComponent: ViewFailed,
});

declare module "@tanstack/react-router" {
	interface Register {
		router: typeof router;
	}
}
