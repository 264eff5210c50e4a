import { useMutation } from "@tanstack/react-query";
import { Button } from "react-aria-components";
import { failureText } from "#desk/api/failure-text.ts";
import { copy } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { saveFile } from "#site/ui/save-file.ts";

interface CsvButtonProps {
	readonly read: () => Promise<{ readonly csv: string }>;
	readonly fileName: string;
	readonly className: string;
}

/** Saves what an export answers as a file, or says why it can't. */
export function CsvButton({ read, fileName, className }: CsvButtonProps) {
	const { mutate, isPending } = useMutation({
		mutationFn: read,
		onSuccess: ({ csv }) => saveFile(new Blob([csv], { type: "text/csv" }), fileName),
		onError: (error) => showToast(failureText(error)),
	});
	return (
		<Button className={className} onPress={() => mutate()} isPending={isPending}>
			{copy.frame.buttons.exportCsv}
		</Button>
	);
}
