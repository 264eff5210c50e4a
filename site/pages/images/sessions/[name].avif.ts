import type { APIContext, InferGetStaticPropsType } from "astro";
import { drawnLand, landPaths } from "./_land-files.ts";

export const getStaticPaths = landPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export async function GET({ props }: APIContext<Props>): Promise<Response> {
	return new Response(await drawnLand(props).avif({ quality: 50, effort: 3 }).toBuffer());
}
