// First, because the desk's and the views' own rules refine these.
import "#site/ui/button.css";
import "#site/ui/choice-mark.css";
import "#site/ui/text-button.css";
import "#desk/ui/button.css";
import "#desk/ui/field.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { I18nProvider } from "react-aria-components";
import { createRoot } from "react-dom/client";
import { watchInput } from "#desk/api/last-input.ts";
import { createQueryClient } from "#desk/api/query-client.ts";
import { copy } from "#desk/app/copy.ts";
import { watchWriting } from "#desk/app/keyboard.ts";
import { router } from "#desk/app/router.tsx";
import { markSessionEnded } from "#desk/app/session-end.ts";
import { languageTag } from "#domain/locale/locale.ts";
import "#build/design/tokens.css";
import "#build/fonts/fonts.css";
import "#site/styles/base.css";
import "#desk/ui/names.css";
import "#desk/ui/desk.css";

watchInput(window);
watchWriting(document);
const place = document.getElementById("desk");
if (place === null) throw new Error("The page has no place for the desk");
document.documentElement.lang = languageTag(copy.locale);
const client = createQueryClient(() => markSessionEnded(client));

createRoot(place).render(
	<StrictMode>
		<I18nProvider locale={languageTag(copy.locale)}>
			<QueryClientProvider client={client}>
				<RouterProvider router={router} />
			</QueryClientProvider>
		</I18nProvider>
	</StrictMode>,
);
