import fc from "fast-check";
import type { Answers } from "#domain/readiness/answers.ts";
import { type CalendarDate, dateOfDayNumber } from "#domain/readiness/calendar.ts";
import {
	challenges,
	companySizes,
	experiences,
	industries,
	interests,
	revenues,
} from "#domain/readiness/options.ts";
import { questions, questionValues } from "#domain/readiness/questions.ts";

const question = fc.constantFrom(...questionValues);

/** Every answers object that the form can give, absent choices included, lists in the form's order. */
export const anyAnswers: fc.Arbitrary<Answers> = fc.record(
	{
		industry: fc.constantFrom(...industries),
		companySize: fc.constantFrom(...companySizes),
		revenue: fc.constantFrom(...revenues),
		experience: fc.constantFrom(...experiences),
		challenges: fc.subarray([...challenges]),
		interests: fc.subarray([...interests]),
		sponsor: question,
		useCase: question,
		dataAccess: question,
		dataQuality: question,
		integration: question,
		security: question,
		training: question,
		time: question,
		rules: question,
		review: question,
	},
	{ requiredKeys: ["challenges", "interests"], noNullPrototype: true },
);

/** A day of any year from 1970 to 2199. */
export const anyDay: fc.Arbitrary<CalendarDate> = fc.integer({ min: 0, max: 84_005 }).map(dateOfDayNumber);

export const anyQuestion = fc.constantFrom(...questions);
