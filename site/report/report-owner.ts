/** Whose report it is, as far as the device or the service knows. It is part of no link. */
export interface ReportOwner {
	readonly company?: string | undefined;
	readonly reference?: string | undefined;
}
