import type { Look } from '@contracts/looks';
import { isOddsView, type OddsView } from '@contracts/maths/index';
import { zoneNamed } from '@contracts/zone-named';
import type { TimeZone } from '@contracts/zones';

import { readCookie } from '@/shared/lib/cookie';

export type Theme = 'light' | 'dark';
/** How boards and matches mark a moved price. Spec: coupon §3 "coefIndicationType". */
export const indications = ['both', 'arrow', 'colour', 'none'] as const;
export type Indication = (typeof indications)[number];
export type FontSize = 'small' | 'medium' | 'large';

export type Kept = {
  theme: Theme | null;
  fontSize: FontSize | null;
  coefViewId: OddsView | null;
  coefIndicationType: Indication | null;
  is12h: boolean | null;
  timeZone: TimeZone | null;
  isGroupedByCountry: boolean | null;
  hasShortcuts: boolean | null;
  look: readonly Look[];
};

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

export const flag = (text: string | null): boolean | null => {
  const known = oneOf(['0', '1'], text);
  return known === null ? null : known === '1';
};

const number = (text: string | null): number | null => {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) && text?.trim() !== '' ? value : null;
};

export const view = (text: string | null): OddsView | null => {
  const value = number(text);
  return value !== null && isOddsView(value) ? value : null;
};

/** A number of hours is a choice of before zones had names; it stays what it was. */
export const zone = (text: string | null): TimeZone | null => zoneNamed(text ?? '');

export const theme = (text: string | null) => oneOf(['light', 'dark'], text);
export const fontSize = (text: string | null) => oneOf(['small', 'medium', 'large'], text);
export const moves = (text: string | null) => oneOf(indications, text);
/** A value that no part of the page knows changes nothing. */
const look = (text: string | null) => text?.split('-').filter(Boolean) as Look[] | undefined;

/** The player's choices on this browser. Null where they chose nothing or the cookie is broken. */
export const readKept = (): Kept => ({
  theme: theme(readCookie('theme')),
  fontSize: fontSize(readCookie('font_size')),
  coefViewId: view(readCookie('coef_view')),
  coefIndicationType: moves(readCookie('coef_indication')),
  is12h: flag(readCookie('is12h')),
  timeZone: zone(readCookie('time_zone')),
  isGroupedByCountry: flag(readCookie('group_by_country')),
  hasShortcuts: flag(readCookie('shortcuts')),
  look: look(readCookie('look')) ?? [],
});
