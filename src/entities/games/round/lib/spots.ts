import { isRed } from '@contracts/games/roulette';

import type { Translate } from '@/shared/i18n';

/** Of a number of the roulette. */
export const colourOf = (number: number): 'red' | 'black' | 'zero' =>
  number === 0 ? 'zero' : isRed(number) ? 'red' : 'black';

const spans: Readonly<Record<string, string>> = {
  low: '1–18',
  high: '19–36',
  dozen1: '1–12',
  dozen2: '13–24',
  dozen3: '25–36',
};
const named = ['red', 'black', 'odd', 'even'] as const;

export function spotText(t: Translate, spot: string): string {
  const name = named.find((own) => own === spot);
  if (name !== undefined) return t(`rounds.spot.${name}`);
  if (spot.startsWith('column')) return t('rounds.spot.column', { number: spot.slice(-1) });
  return spans[spot] ?? spot;
}
