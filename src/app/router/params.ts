import { pageTypes } from './page-types';

const oneOf = (...words: readonly string[]) => words.join('|');

/** A number first, then a slug if any: `17-serie-a`. Decision D-93. */
const numbered = '\\d{1,15}(?:-[a-z0-9-]*)?';
const word = '[^/]+';

/** What a parameter may be, as the source of a regular expression; by name, so that a name means the same in every row. Spec: shell §2. */
const shapes: Readonly<Record<string, string>> = {
  sport: numbered,
  champ: numbered,
  game: numbered,
  champId: numbered,
  teamId: numbered,
  menuSection: oneOf(...pageTypes),
  teamSection: oneOf('info', 'squad', 'results', 'calendar'),
  /** Kinds of the pools; a word of a sub-path is never one of them. Decision D-94. */
  totoSection: oneOf('fifteen', 'football', 'hockey', 'basketball', 'correct-score', 'cyber-football', 'cyber-sport'),
  sectionName: oneOf('catalog', 'results', 'view'),
  bonusGame: oneOf('fortuna', 'chest', 'memory', 'safe', 'lottery', 'dragon-bonus'),
  section: oneOf('rules', 'games'),
  resultsOf: oneOf('live', 'zone'),
  type: oneOf('activate', 'activatefast'),
  couponId: '\\d{1,19}',
  ruleGroup: '\\d{1,9}',
};

export const shapeOf = (parameter: string): string => shapes[parameter] ?? word;
