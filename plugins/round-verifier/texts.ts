import { inOrder } from '@contracts/languages';

import type english from './texts/en.json';

export type Texts = Readonly<typeof english>;

/** All are in the page: it opens from a disk and calls nobody. */
const files = import.meta.glob<Texts>('./texts/*.json', { eager: true, import: 'default' });
const codeOf = (path: string): string => path.slice('./texts/'.length, -'.json'.length);
const texts = new Map(Object.entries(files).map(([path, file]) => [codeOf(path), file]));

/** English fills what a language lacks. */
export const textsIn = (language: string): Texts => ({
  ...(texts.get('en') as Texts),
  ...texts.get(language),
});

export const languages: readonly { code: string; name: string }[] = inOrder([...texts.keys()]).map((code) => ({
  code,
  name: textsIn(code).name,
}));
