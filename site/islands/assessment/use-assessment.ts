import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { answersOfForm, formValuesOf } from "#domain/forms/assessment-answers.ts";
import { assessmentForm, assessmentSteps } from "#domain/forms/assessment-form.ts";
import { checkForm, withoutCorrected } from "#domain/forms/check-form.ts";
import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import { calendarDateIn } from "#domain/readiness/calendar.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import { toast } from "#site/islands/assessment/report-loader.ts";
import { type Route, useRoute } from "#site/islands/assessment/route.ts";
import { useDelivery } from "#site/islands/assessment/use-delivery.ts";
import { useDraft } from "#site/islands/assessment/use-draft.ts";
import { useSteps } from "#site/islands/assessment/use-steps.ts";
import type { Delivery } from "#site/islands/delivery.ts";
import { fieldOf, isOption, readControls, replaceOptions } from "#site/islands/form-controls.ts";
import { rememberReport } from "#site/islands/report/past-reports.ts";

/** What is to correct. Once the visitor has begun with it, the focus stays with them. */
interface Refusal {
	readonly problems: readonly FieldProblem[];
	readonly isCorrecting: boolean;
}

const nothingRefused: Refusal = { problems: [], isCorrecting: false };
const nothingAnswered: Answers = { challenges: [], interests: [] };

/** What the choices say so far; a form that a program has tampered with says nothing. */
function answersSoFar(values: FormValues): Answers {
	try {
		return answersOfForm(values);
	} catch {
		return nothingAnswered;
	}
}

/** The day on which it is now where the visitor is. */
function today() {
	return calendarDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}

interface AssessmentHook {
	readonly route: Route | null;
	readonly answers: Answers;
	readonly problems: readonly FieldProblem[];
	readonly delivery: Delivery;
	readonly hasDraft: boolean;
	readonly element: RefObject<HTMLFormElement | null>;
	readonly summary: RefObject<HTMLDivElement | null>;
	/** Something was typed or chosen. */
	readonly change: (control: EventTarget) => void;
	readonly begin: () => void;
	/** Whether the step shown may be left forwards; what is missing is shown. */
	readonly isStepComplete: () => boolean;
	readonly submit: () => void;
	readonly retry: () => void;
	readonly clear: () => void;
	readonly goToField: (field: string) => void;
}

/** What the assessment does in the browser: keeps a draft, measures, checks, shows the report and sends the values. */
export function useAssessment(hasService: boolean): AssessmentHook {
	const element = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const [answers, setAnswers] = useState(nothingAnswered);
	const [{ problems, isCorrecting }, setRefusal] = useState(nothingRefused);
	const route = useRoute();
	const { goToStep, goToField, goToSummaryAt } = useSteps(route, { form: element, summary });
	const draft = useDraft(element, (values) => setAnswers(answersSoFar(values)));
	const { hasDraft, saveSoon, saveNow, forget } = draft;
	const { delivery, begin, deliver, retry } = useDelivery({ hasService, onRefused: refuse });
	/** The link of the report that this visitor has just made; another's has nothing to do with the submission. */
	const [ownFragment, setOwnFragment] = useState("");
	const isOwn = route?.kind === "report" && route.fragment === ownFragment;

	useEffect(() => {
		// The script's own errors are next to the fields; the browser's can't point at a step that is not shown.
		if (element.current) element.current.noValidate = true;
	}, []);
	useEffect(() => {
		if (problems.length > 0 && !isCorrecting) summary.current?.focus();
	}, [problems, isCorrecting]);
	useEffect(() => {
		// The form goes on from a report that a link has opened, so that taking it again begins with those answers.
		if (route?.kind !== "report" || !element.current) return;
		replaceOptions(element.current, formValuesOf(route.shared.answers));
		setAnswers(answersSoFar(readControls(element.current, assessmentForm)));
	}, [route]);

	function setProblems(found: readonly FieldProblem[]): void {
		setRefusal({ problems: found, isCorrecting: false });
	}

	function refuse(found: readonly FieldProblem[]): void {
		setProblems(found);
		goToSummaryAt(found[0]?.field ?? "");
	}

	function check() {
		return checkForm(assessmentForm, element.current ? readControls(element.current, assessmentForm) : {});
	}

	function isStepComplete(): boolean {
		if (route?.kind !== "step") return true;
		const fields: readonly string[] = assessmentSteps[route.step]?.fields ?? [];
		const checked = check();
		const found = checked.ok ? [] : checked.problems.filter(({ field }) => fields.includes(field));
		setProblems(found);
		return found.length === 0;
	}

	function submit(): void {
		const checked = check();
		if (!checked.ok) {
			refuse(checked.problems);
			return;
		}
		setProblems([]);
		saveNow();
		console.info("Assessment form submitted");
		const takenOn = today();
		const fragment = encodeShareLink({ answers: answersOfForm(checked.values), takenOn });
		const company = String(checked.values["companyName"] ?? "");
		rememberReport({ fragment, company, madeAt: new Date().toISOString() });
		setOwnFragment(fragment);
		const website = element.current ? String(new FormData(element.current).get("website") ?? "") : "";
		deliver({ values: checked.values, website, takenOn });
		location.hash = fragment;
	}

	return {
		...{ route, answers, problems, hasDraft, element, summary },
		delivery: isOwn ? delivery : { kind: "none" },
		...{ isStepComplete, submit, retry, goToField, begin },
		change(control) {
			saveSoon();
			const isChoice = isOption(control);
			if (!element.current || (!isChoice && problems.length === 0)) return;
			const values = readControls(element.current, assessmentForm);
			const left = withoutCorrected(problems, assessmentForm, values, fieldOf(control));
			if (left !== problems) setRefusal({ problems: left, isCorrecting: true });
			if (isChoice) startTransition(() => setAnswers(answersSoFar(values)));
		},
		clear() {
			forget();
			setProblems([]);
			setAnswers(nothingAnswered);
			toast("cleared");
			goToStep(0);
		},
	};
}
