import type { DisplayChoices } from '@contracts/display';
import { type DisplayName, displayNames, looks, tells } from '@contracts/looks';

import { flag, fontSize, moves, theme, view, zone } from './read';

const within = (names: readonly string[]) => (text: string) =>
  text.split('-').every((name) => names.includes(name)) || null;

const readers: Readonly<Record<DisplayName, (text: string) => unknown>> = {
  theme,
  font_size: fontSize,
  coef_view: view,
  coef_indication: moves,
  is12h: flag,
  time_zone: zone,
  group_by_country: flag,
  shortcuts: flag,
  look: within(['', ...looks]),
  sides_off: within(['', 'menu', 'coupon']),
  tells: within(['', ...tells]),
  market_stars: (text) => /^[\da-z.-]*$/.test(text) || null,
};

/** Choices from a file, piece by piece: those that this site knows, and the names of the others. */
export function understood(found: Readonly<Record<string, unknown>>) {
  const isKnown = ([name, value]: [string, unknown]) =>
    typeof value === 'string' && displayNames.some((known) => known === name && readers[known](value) !== null);
  const pairs = Object.entries(found);
  return {
    choices: Object.fromEntries(pairs.filter(isKnown)) as DisplayChoices,
    unknown: pairs.filter((pair) => !isKnown(pair)).map(([name]) => name),
  };
}
