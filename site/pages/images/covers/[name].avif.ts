import type { APIContext, InferGetStaticPropsType } from "astro";
import { coverPaths, drawnCover } from "./_cover-files.ts";

export const getStaticPaths = coverPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export async function GET({ props }: APIContext<Props>): Promise<Response> {
	return new Response(await drawnCover(props).avif({ quality: 50, effort: 3 }).toBuffer());
}
