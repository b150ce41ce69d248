import { isOddsView, type OddsView } from '@contracts/maths/index';

import { readCookie } from '@/shared/lib/cookie';

export type Theme = 'light' | 'dark';
/** How boards and games mark a moved price. Spec: coupon §3 "coefIndicationType". */
export const indications = ['both', 'arrow', 'colour', 'none'] as const;
export type Indication = (typeof indications)[number];
export type FontSize = 'small' | 'medium' | 'large';

export type Kept = {
  theme: Theme | null;
  fontSize: FontSize | null;
  coefViewId: OddsView | null;
  coefIndicationType: Indication | null;
  is12h: boolean | null;
  timeZone: number | null;
  isGroupedByCountry: boolean | null;
  hasShortcuts: boolean | null;
};

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

const flag = (text: string | null): boolean | null => {
  const known = oneOf(['0', '1'], text);
  return known === null ? null : known === '1';
};

const number = (text: string | null): number | null => {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) && text?.trim() !== '' ? value : null;
};

/** The player's choices on this browser. Null where they chose nothing or the cookie is broken. */
export function readKept(): Kept {
  const view = number(readCookie('coef_view'));
  const zone = number(readCookie('time_zone'));
  return {
    theme: oneOf(['light', 'dark'], readCookie('theme')),
    fontSize: oneOf(['small', 'medium', 'large'], readCookie('font_size')),
    coefViewId: view !== null && isOddsView(view) ? view : null,
    coefIndicationType: oneOf(indications, readCookie('coef_indication')),
    is12h: flag(readCookie('is12h')),
    timeZone: zone !== null && zone >= -12 && zone <= 14 ? zone : null,
    isGroupedByCountry: flag(readCookie('group_by_country')),
    hasShortcuts: flag(readCookie('shortcuts')),
  };
}
