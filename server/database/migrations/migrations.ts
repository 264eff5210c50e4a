import type { Migration } from "kysely/migration";
import { firstLeads } from "#server/database/migrations/001-first-leads.ts";
import { assessments } from "#server/database/migrations/002-assessments.ts";
import { formKeys } from "#server/database/migrations/003-form-keys.ts";
import { erasures } from "#server/database/migrations/004-erasures.ts";
import { standardNames } from "#server/database/migrations/005-standard-names.ts";
import { postCounts } from "#server/database/migrations/007-post-counts.ts";
import { retention } from "#server/database/migrations/008-retention.ts";
import { outbox } from "#server/database/migrations/009-outbox.ts";
import { desk } from "#server/database/migrations/010-desk.ts";
import { mailbox } from "#server/database/migrations/011-mailbox.ts";
import { webhooks } from "#server/database/migrations/012-webhooks.ts";
import { assessmentSteps } from "#server/database/migrations/013-assessment-steps.ts";
import { repliesTakenBack } from "#server/database/migrations/014-replies-taken-back.ts";
import { codesApart } from "#server/database/migrations/015-codes-apart.ts";
import { telephoneNumbers } from "#server/database/migrations/016-telephone-numbers.ts";
import { timeZones } from "#server/database/migrations/017-time-zones.ts";

/** Every migration, by a name that sorts in the order in which they run. None is changed once it has been released. */
export const migrations: Record<string, Migration> = {
	"001-first-leads": firstLeads,
	"002-assessments": assessments,
	"003-form-keys": formKeys,
	"004-erasures": erasures,
	"005-standard-names": standardNames,
	"007-post-counts": postCounts,
	"008-retention": retention,
	"009-outbox": outbox,
	"010-desk": desk,
	"011-mailbox": mailbox,
	"012-webhooks": webhooks,
	"013-assessment-steps": assessmentSteps,
	"014-replies-taken-back": repliesTakenBack,
	"015-codes-apart": codesApart,
	"016-telephone-numbers": telephoneNumbers,
	"017-time-zones": timeZones,
};
