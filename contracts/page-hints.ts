import { z } from './zod.ts';

const Files = z.array(z.string());

/**
 * The build's list for the server: the files that a page needs, by address. `first`: those of the shell, in their
 * order. `texts`: groups that the early script asks for. `pages`: by the module of the page. `lists`: the parts of a
 * small app, by the address of their list. `apps`: what the host brings before an app runs: `every` app, one with the
 * host's components (`kit`), one of SDK 1.2 and later (`wide`), one with `parts`, one that asks for what is the
 * player's own (`office`), one that reads what editors wrote (`content`). Decision D-842.
 */
export const PageHints = z.object({
  integrity: z.record(z.string(), z.string()),
  first: Files,
  texts: Files,
  pages: z.record(z.string(), Files),
  lists: z.record(z.string(), Files),
  apps: z.object({ every: Files, kit: Files, wide: Files, parts: Files, office: Files, content: Files }),
});
export type PageHints = z.infer<typeof PageHints>;
