/** Whether a host, with or without the brackets of an IPv6 address, is this machine. */
export function isLoopbackHost(host: string): boolean {
	return /^(localhost|\[::1\]|::1|127(\.\d+){3})$/.test(host);
}
