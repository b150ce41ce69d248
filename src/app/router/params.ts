import { pageTypes } from './page-types';

const oneOf = (...words: readonly string[]) => words.join('|');

/** A number first, then perhaps a slug: `17-serie-a`. Decision D-93. */
const numbered = '\\d{1,15}(?:-[a-z0-9-]*)?';
const word = '[^/]+';

/**
 * The allowed values of each parameter, as the source of a regular expression. A name means the same in every row.
 * Spec: shell §2.
 */
const shapes: Readonly<Record<string, string>> = {
  sport: numbered,
  champ: numbered,
  game: numbered,
  champId: numbered,
  teamId: numbered,
  cyberType: oneOf('real', 'virtual'),
  menuSection: oneOf(...pageTypes),
  teamSection: oneOf('info', 'squad', 'results', 'calendar'),
  /** The kinds of pools. No word of a sub-path is one of these. Decision D-94. */
  totoSection: oneOf('fifteen', 'football', 'hockey', 'basketball', 'correct-score', 'cyber-football', 'cyber-sport'),
  sectionName: oneOf('catalog', 'results', 'view'),
  bonusGame: oneOf('fortuna', 'chest', 'memory', 'safe', 'lottery', 'dragon-bonus'),
  section: oneOf('rules', 'games'),
  partners: oneOf('software', 'help'),
  resultsOf: oneOf('live', 'zone'),
  racing: oneOf('horses', 'greyhounds'),
  type: oneOf('activate', 'activatefast'),
  /** The words have pages of their own below them, or are lists. Row ROUTE-60. */
  casinoBonus: '(?!(?:promotions|promo|tournaments)(?:/|$))[^/]+',
  couponId: '\\d{1,19}',
  ruleGroup: '\\d{1,9}|limits',
};

export const shapeOf = (parameter: string): string => shapes[parameter] ?? word;

/** Whatever is between two slashes is a word, so the router has looked already. */
export const fitsShape = (parameter: string, value: string): boolean =>
  !(parameter in shapes) || new RegExp(`^(?:${shapeOf(parameter)})$`).test(value);
