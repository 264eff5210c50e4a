import words from "virtual:desk-copy/audit";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "react-aria-components";
import { ask } from "#desk/api/ask.ts";
import { failureText } from "#desk/api/failure-text.ts";
import { keyOf } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { useSession } from "#desk/app/session.tsx";
import { CsvButton } from "#desk/ui/CsvButton.tsx";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";
import { AuditFilterForm } from "#desk/views/audit/AuditFilterForm.tsx";
import { AuditTable } from "#desk/views/audit/AuditTable.tsx";
import type { AuditFilters } from "#desk/views/audit/audit-filters.ts";
import { auditRoutes } from "#domain/desk/audit.ts";
import "#desk/views/audit/audit.css";

/** Who did what with access and personal data; for owners. */
export function AuditView() {
	const { person } = useSession();
	const [filters, setFilters] = useState<AuditFilters>({});
	const isOwner = person.role === "owner";
	return (
		<ViewFrame heading={copy.frame.views.audit} actions={isOwner && <ExportButton filters={filters} />}>
			<p className="quiet">{isOwner ? words.intro : words.ownersOnly}</p>
			{isOwner && (
				<>
					<AuditFilterForm onChange={setFilters} />
					<AuditPages filters={filters} />
				</>
			)}
		</ViewFrame>
	);
}

function AuditPages({ filters }: { readonly filters: AuditFilters }) {
	const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
		queryKey: keyOf(auditRoutes.list, { input: filters }),
		queryFn: ({ pageParam, signal }) =>
			ask(
				auditRoutes.list,
				{ input: { ...filters, ...(pageParam !== "" && { cursor: pageParam }) } },
				signal,
			),
		initialPageParam: "",
		getNextPageParam: ({ next }) => next,
	});
	if (data === undefined)
		return <p role="status">{error === null ? copy.frame.loading : failureText(error)}</p>;
	const entries = data.pages.flatMap((page) => page.entries);
	return (
		<>
			<p role="status" className="quiet">
				{entries.length === 0 ? words.none : say(words.shown, { count: entries.length })}
			</p>
			{entries.length > 0 && <AuditTable entries={entries} />}
			{hasNextPage && (
				<Button className="button secondary" onPress={() => void fetchNextPage()} isPending={isFetching}>
					{words.older}
				</Button>
			)}
		</>
	);
}

function ExportButton({ filters }: { readonly filters: AuditFilters }) {
	return (
		<CsvButton
			read={() => ask(auditRoutes.exportCsv, { input: filters })}
			fileName={words.fileName}
			className="button secondary"
		/>
	);
}
