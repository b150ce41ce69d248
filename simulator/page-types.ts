import type { FixtureChamp } from './fixture.ts';

/** Competitions with a page type of their own: the first leagues of England and Spain, and that of Indian cricket. */
const pageOfChamp: Readonly<Record<number, string>> = { 100: 'epl', 107: 'laliga', 486: 'ipl' };

/** The pages of a match. */
export const pagesOf = ({ id, cyberType }: FixtureChamp, isTop = false): string[] => {
  const own = pageOfChamp[id];
  return [...(isTop ? ['top'] : []), ...(cyberType ? ['cyber'] : []), ...(own === undefined ? [] : [own])];
};
