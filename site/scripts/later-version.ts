const passed = [...document.querySelectorAll<HTMLElement>("[data-from]")].filter(
	({ dataset }) => Date.parse(dataset["from"] ?? "") <= Date.now(),
);
const address = passed.at(-1)?.dataset["address"];
if (address) location.replace(address + location.hash);
