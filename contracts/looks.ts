/** Choices about the look of the page. Spec: coupon §3 "Global preferences". */

/**
 * The differences from the default look, each as one value. `compact`: lower rows; `light`: no motion, shadows, crests
 * and no apps around lists; `score`: the scores of each period next to the score; `ids`: numbers of matches; `logos`:
 * crests in the coupon; `sports`: no games in the menus; `even`: competitions by name, not the greatest first; `short`:
 * short names of outcomes; `noLine`, `noLive`: no accumulator of the day of that zone; `noGenerator`: no bet generator;
 * `asian`: the Asian view of lists (`appViewType` 1); `split`: its quarter lines as "0.5-1". `stats`: statistics of a
 * match in a window of their own; `single`: markets of a match in one column.
 */
export const looks = [
  'compact',
  'light',
  'score',
  'ids',
  'logos',
  'sports',
  'even',
  'short',
  'noLine',
  'noLive',
  'noGenerator',
  'asian',
  'split',
  'stats',
  'single',
] as const;
export type Look = (typeof looks)[number];

/**
 * The kinds of messages for players: five moments of the matches that they follow, and the settlement of a bet. Nothing
 * until they choose. Row PREF-10.
 */
export const tells = ['start', 'goal', 'red', 'half', 'end', 'bets'] as const;
export type Tell = (typeof tells)[number];

/** Each is a cookie of the browser; a player's follow them. */
export const displayNames = [
  'theme',
  'font_size',
  'coef_view',
  'coef_indication',
  'is12h',
  'time_zone',
  'group_by_country',
  'shortcuts',
  'look',
  'sides_off',
  'tells',
  'market_stars',
] as const;
export type DisplayName = (typeof displayNames)[number];
