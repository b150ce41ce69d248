import { contrast } from './contrast.ts';
import type { Colours } from './tokens.ts';

type Sets = readonly (readonly [ink: readonly string[], ground: readonly string[]])[];

const calm = ['base', 'raised', 'sunken', 'header', 'rail', 'group', 'hover', 'pressed'].map(
  (name) => `surface-${name}`,
);
const meanings = ['accent', 'live', 'up', 'down', 'won', 'lost', 'returned', 'warning', 'danger'];
const pitch = ['pitch-grass', 'pitch-grass-alt'];
const grounds = [
  'canvas',
  ...calm,
  ...pitch,
  ...meanings.map((name) => `${name}-soft`),
  'accent-soft-hover',
  'odds-idle',
  'odds-hover',
];
/** What is chosen or held down has no third rank of words on it. */
const strong = ['surface-selected', 'odds-pressed'];
const strongWords = ['text-primary', 'text-secondary', ...meanings.map((name) => `${name}-text`)];

/** Words on their grounds. WCAG 1.4.3. */
const words: Sets = [
  [[...strongWords, 'text-tertiary'], grounds],
  [strongWords, strong],
  [['text-inverse'], ['surface-inverse']],
  [
    ['accent-on-solid', 'accent-on-solid-muted'],
    ['accent-solid', 'accent-solid-hover', 'accent-solid-active'],
  ],
  ...['live', 'won', 'lost', 'warning', 'danger'].map((name) => [[`${name}-on-solid`], [`${name}-solid`]] as const),
];
/** What is drawn and must be told from its ground. WCAG 1.4.11. */
const drawn: Sets = [
  [
    [
      'border-control',
      'border-focus',
      ...['accent', 'live', 'up', 'down', 'won', 'lost', 'warning', 'danger'].map((name) => `${name}-solid`),
    ],
    ['canvas', ...calm],
  ],
  [['pitch-home', 'pitch-away', 'pitch-ball'], pitch],
  [['chart-line', 'chart-profit', 'chart-loss'], ['surface-base']],
  [['odds-blocked-mark'], ['accent-solid']],
];

export type Pair = { ink: string; ground: string; least: number };
const pairsOf = (sets: Sets, least: number): Pair[] =>
  sets.flatMap(([inks, below]) => inks.flatMap((ink) => below.map((ground) => ({ ink, ground, least }))));

/** Every pair that the product draws, with the least contrast of level AA. */
export const pairs: readonly Pair[] = [...pairsOf(words, 4.5), ...pairsOf(drawn, 3)];

/** The pairs that cannot be told apart, with their ratio. */
export const faintPairs = (colours: Colours): (Pair & { ratio: number })[] =>
  pairs.flatMap((pair) => {
    const ratio = contrast(colours[pair.ink] ?? pair.ink, colours[pair.ground] ?? pair.ground);
    // A name without a colour has no ratio, and cannot be told apart.
    return ratio >= pair.least ? [] : [{ ...pair, ratio }];
  });
