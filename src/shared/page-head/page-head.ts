import { createEvent, createStore } from 'effector';

export type HeadTag = { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> };

/**
 * What something on the page says about it. An empty title says nothing. `over`: adds its tags to those of the page.
 */
type PageHead = { id: string; title: string; over: (tags: readonly HeadTag[]) => readonly HeadTag[] };

/** Something on the page, known by its id, names title and tags. They hold until it is withdrawn. */
export const pageHeadGiven = createEvent<PageHead>();
export const pageHeadWithdrawn = createEvent<string>();

const without = (heads: readonly PageHead[], id: string) => heads.filter((head) => head.id !== id);

/** The last one counts. */
export const $pageHeads = createStore<readonly PageHead[]>([])
  .on(pageHeadGiven, (heads, head) => [...without(heads, head.id), head])
  .on(pageHeadWithdrawn, without);
