import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { deskPages } from "#domain/desk/pages.ts";
import { deskApi } from "#domain/desk/route.ts";

const isDeskPage = (url: string) =>
	(url === deskPages.inbox || /^\/desk[/?#]/.test(url)) && !url.startsWith(deskApi);

/** Serves the desk's page in `npm run dev`, at any of its addresses, with its scripts reloaded when they change. */
export const deskInDev: Plugin = {
	name: "desk-in-dev",
	configureServer(server) {
		server.middlewares.use(async (request, response, next) => {
			const { url = "/", headers } = request;
			if (!isDeskPage(url) || headers.accept?.includes("text/html") !== true) return next();
			try {
				const page = await readFile("desk/index.html", "utf8");
				const fromRoot = page.replace("./app/main.tsx", "/desk/app/main.tsx");
				response.setHeader("Content-Type", "text/html; charset=utf-8");
				response.end(await server.transformIndexHtml(url, fromRoot));
			} catch (error) {
				next(error);
			}
		});
	},
};
