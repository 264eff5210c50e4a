import words from "virtual:desk-copy/person";
import { useMutation } from "@tanstack/react-query";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { Button, Form } from "react-aria-components";
import { ask } from "#desk/api/ask.ts";
import { copy, say } from "#desk/app/copy.ts";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { withValues } from "#desk/ui/form-values.ts";
import { TextField } from "#desk/ui/TextField.tsx";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";
import "#desk/views/person/history-state.ts";
import { PersonRecord } from "#desk/views/person/PersonRecord.tsx";
import { RetentionPart } from "#desk/views/person/RetentionPart.tsx";
import { deskPages } from "#domain/desk/pages.ts";
import { type PersonData, personDataRoutes } from "#domain/desk/person-data.ts";
import "#desk/views/person/person.css";

/** Everything that is stored of a person. Each look goes into the audit log, so it is asked for and never refreshed by itself. */
export function PersonView() {
	// Another one with each look, also at the same person; a reload keeps it.
	const asked = useLocation({ select: ({ state }) => state });
	const read = useMutation({
		mutationFn: (email: string) => ask(personDataRoutes.read, { input: { email } }),
		gcTime: 0,
	});
	const { variables: looked } = read;
	// It stays while it is read again: others of the person's leads may be in work.
	const [data, setData] = useState<PersonData>();
	const look = useEffectEvent((email: string) => {
		if (email !== looked && email !== data?.email) setData(undefined);
		read.mutate(email, { onSuccess: setData });
	});
	useEffect(() => {
		if (asked.email !== undefined) look(asked.email);
	}, [asked]);
	const router = useRouter();
	const navigate = useNavigate();
	/** Who has left meanwhile, or looked up another person, does not look at this one again. */
	const isHere = () => router.latestLocation.state.email === looked;
	const lookAgain = async () => {
		if (looked === undefined || !isHere()) return;
		// Why it fails is shown.
		await read.mutateAsync(looked, { onSuccess: setData }).catch(() => undefined);
	};
	/** Goes on at the address of the corrected lead, unless another one of those here is not stored under it. */
	const takeCorrected = async (stored: PersonData) => {
		if (!isHere()) return;
		const isStored = ({ id }: { readonly id: string }) => stored.leads.some((lead) => lead.id === id);
		if (data?.leads.every(isStored) !== true) return lookAgain();
		setData(stored);
		if (stored.email !== data.email)
			await navigate({ to: deskPages.person, state: { email: stored.email }, replace: true });
	};
	/** Without a lead that was erased by another person, or by itself. */
	const dropLead = (gone: string) =>
		setData((shown) => shown && { ...shown, leads: shown.leads.filter(({ id }) => id !== gone) });
	const forget = () => {
		setData(undefined);
		void lookAgain();
	};
	return (
		<ViewFrame heading={copy.frame.views.person}>
			<p className="quiet">{words.intro}</p>
			<PersonSearch email={asked.email} isPending={read.isPending} />
			<FormProblem error={read.error} />
			<div role="status">{data !== undefined && <p>{foundText(data)}</p>}</div>
			{data !== undefined && data.leads.length > 0 && (
				<PersonRecord
					data={data}
					onCorrected={takeCorrected}
					onErased={forget}
					onGone={dropLead}
					onOutdated={() => void lookAgain()}
				/>
			)}
			<RetentionPart />
		</ViewFrame>
	);
}

function foundText({ email, leads: { length: count } }: PersonData): string {
	return count === 0 ? say(words.nothing, { email }) : say(words.found, { count, email });
}

interface PersonSearchProps {
	/** Whose data is shown; undefined for no one's. */
	readonly email: string | undefined;
	readonly isPending: boolean;
}

function PersonSearch({ email, isPending }: PersonSearchProps) {
	const navigate = useNavigate();
	const [typed, setTyped] = useState("");
	// Its address can be named elsewhere, such as at a lead, and changes when that is corrected.
	const [named, setNamed] = useState<string>();
	if (email !== named) {
		setNamed(email);
		setTyped(email ?? "");
	}
	return (
		<Form
			className="form person-search"
			onSubmit={withValues(() => navigate({ to: deskPages.person, state: { email: typed }, replace: true }))}
		>
			<TextField name="email" type="email" label={words.email} field={{ value: typed, onChange: setTyped }} />
			<Button className="button" type="submit" isPending={isPending}>
				{words.look}
			</Button>
		</Form>
	);
}
