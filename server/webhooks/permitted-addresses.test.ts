import { describe, expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";
import { isPermitted, type Resolve, readEndpointUrl } from "#server/webhooks/permitted-addresses.ts";
import { postWebhook } from "#server/webhooks/post-webhook.ts";
import { webhookReceiver } from "#tests/support/webhook-receiver.ts";

const allowing = (networks: string) => readSettings({ WEBHOOK_PRIVATE_NETWORKS: networks }).webhooks.allowed;
const never = new AbortController().signal;
const post = (url: URL, networks: string, resolve?: Resolve) =>
	postWebhook(url, {}, "{}", { allowed: allowing(networks), ...(resolve && { resolve }) }, never);

describe("an address that a webhook may not reach", () => {
	test.each([
		["this machine", "127.0.0.1", "127.255.0.9", "::1", "0.0.0.0", "::"],
		["a private network", "10.1.2.3", "172.16.0.1", "192.168.1.1", "100.64.0.1", "fd12::1", "fec0::1"],
		["the link, with the metadata of clouds", "169.254.169.254", "fe80::1", "fd00:ec2::254"],
		[
			"a group, or what is reserved",
			"224.0.0.1",
			"ff02::1",
			"255.255.255.255",
			"240.0.0.1",
			"192.0.2.1",
			"2001:db8::1",
		],
		["an IPv4 address in an IPv6 one", "::ffff:127.0.0.1", "::ffff:a9fe:a9fe", "::127.0.0.1"],
		["one by NAT64, 6to4 or Teredo", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "2002:7f00:1::", "2001::1"],
	])("is %s", (_, ...addresses) => {
		for (const address of addresses)
			expect([address, isPermitted(address, true, [])]).toEqual([address, false]);
	});

	test("can be allowed by its network, however it is written, and then also without TLS", () => {
		const allowed = allowing("10.0.0.0/8, fd12::/16");
		for (const address of ["10.9.9.9", "::ffff:10.9.9.9", "fd12::9"])
			expect(isPermitted(address, false, allowed)).toBe(true);
		for (const address of ["11.0.0.1", "127.0.0.1", "fd13::1"])
			expect(isPermitted(address, false, allowed)).toBe(false);
	});

	test("is a public one without TLS", () => {
		for (const address of ["8.8.8.8", "2606:4700::1111"])
			expect([isPermitted(address, true, []), isPermitted(address, false, [])]).toEqual([true, false]);
	});
});

test.each([
	"http://127.0.0.1",
	"http://0x7f.1",
	"http://2130706433",
	"http://[::1]",
	"http://[::ffff:7f00:1]",
])("the address %s in a URL is refused before anything is sent", async (origin) => {
	const receiver = await webhookReceiver();
	const url = new URL(`${origin}:${receiver.port}/`);
	await expect(post(url, "")).rejects.toThrow("not public");
	expect(receiver.received).toEqual([]);
});

test.each([
	["hook", "", /https:\/\/example/],
	["ftp://hook.example/", "", /https:\/\/example/],
	["https://me:secret@hook.example/", "", /without a name and password/],
	["http://hook.example/", "", /begins with https/],
	["http://203.0.113.1/", "10.0.0.0/8", /not public/],
])("a person who gives %s as an endpoint reads one sentence", (text, networks, sentence) => {
	expect(() => readEndpointUrl(text, allowing(networks))).toThrow(sentence);
});

test("a name is refused when one of its addresses is", async () => {
	const receiver = await webhookReceiver();
	const resolve: Resolve = async () => [
		{ address: "127.0.0.1", family: 4 },
		{ address: "10.0.0.1", family: 4 },
	];
	await expect(post(receiver.url("hook.example"), "127.0.0.1", resolve)).rejects.toThrow("10.0.0.1");
	expect(receiver.received).toEqual([]);
});

test("a name that changes its address after the check is reached at the address that was checked", async () => {
	const receiver = await webhookReceiver();
	const addresses = ["127.0.0.1", "169.254.169.254"];
	const asked: string[] = [];
	const resolve: Resolve = async (name) => {
		asked.push(name);
		return [{ address: addresses.shift() ?? "", family: 4 }];
	};
	expect(await post(receiver.url("hook.example"), "127.0.0.1", resolve)).toMatchObject({ status: 204 });
	expect(asked).toEqual(["hook.example"]);
	await expect(post(receiver.url("hook.example"), "127.0.0.1", resolve)).rejects.toThrow("169.254.169.254");
	expect(receiver.received).toHaveLength(1);
});

test.each(["10.0.0.0/33", "10.0.0", "0x7f.0.0.1", "loopback", "10", "10.0.0.0/8;11.0.0.0/8"])(
	"the start refuses %s as a network",
	(networks) => expect(() => allowing(networks)).toThrow("WEBHOOK_PRIVATE_NETWORKS"),
);
